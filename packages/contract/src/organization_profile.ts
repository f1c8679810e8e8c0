import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Email,
  Id,
  ListOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Url,
} from './common.ts'
import { weekdays } from './vocabulary.ts'

/** How an organization is reached. Agents answer from it as they do from sources. */

const clock = (description: string, pattern: string) =>
  Type.String({ pattern, description, 'x-rule': 'must be a time such as "09:00"' })
const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]'

const OpeningHours = ClosedObject({
  days: ListOf(OneOf(weekdays), {
    minItems: 1,
    uniqueItems: true,
    description: 'The days these hours apply to, such as `["mon", "tue"]`.',
  }),
  opens: clock('When it opens, in the time zone of the organization.', `^${hourAndMinute}$`),
  closes: clock(
    'When it closes. `24:00` is midnight. A time before `opens` is on the next day.',
    `^(${hourAndMinute}|24:00)$`,
  ),
  note: Type.Optional(Name('A note, such as `by appointment only`. Agents say it.')),
})

const Link = ClosedObject({
  title: Name('What the link leads to, such as `Instagram`.'),
  url: Url('Where it leads.'),
})

const fields = {
  address: NonBlankText('The postal address.', 500),
  phone: Type.String({
    maxLength: 40,
    pattern: '^[+(]?[0-9][0-9 ()./–-]{2,}$',
    description: 'The phone number that visitors may call.',
    'x-rule': 'must be a phone number such as "+49 40 123456"',
  }),
  email: Email('The email address that visitors may write to.'),
  opening_hours: ListOf(OpeningHours, {
    minItems: 1,
    maxItems: 50,
    description: 'When it is open. A day may occur several times. A day that does not occur is closed.',
  }),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'The ISO 4217 code of the currency it usually charges in.',
    'x-rule': 'must be a currency code such as "EUR"',
  }),
  links: ListOf(Link, { minItems: 1, maxItems: 20, description: 'Where else it can be found.' }),
}

const sourceOf = (field: string) => Id(`The source that \`${field}\` was read from.`)
const sources = {
  address: sourceOf('address'),
  phone: sourceOf('phone'),
  email: sourceOf('email'),
  opening_hours: sourceOf('opening_hours'),
  currency: sourceOf('currency'),
  links: sourceOf('links'),
}
const sourcesShown = 'Which source a field was read from. Fields that you wrote yourself have none.'

export const OrganizationProfile = Changes(
  { ...fields, sources: Changes(sources, { description: sourcesShown }) },
  {
    description:
      'The contact details of the organization. Agents answer from it. Fields without a value are absent.',
  },
)

/** A mapped type would lose which field is which. */
const changes = {
  address: Nullable(fields.address),
  phone: Nullable(fields.phone),
  email: Nullable(fields.email),
  opening_hours: Nullable(fields.opening_hours),
  currency: Nullable(fields.currency),
  links: Nullable(fields.links),
}
const sourceChanges = {
  address: Nullable(sources.address),
  phone: Nullable(sources.phone),
  email: Nullable(sources.email),
  opening_hours: Nullable(sources.opening_hours),
  currency: Nullable(sources.currency),
  links: Nullable(sources.links),
}

export const OrganizationProfileChanges = Changes(
  {
    ...changes,
    sources: Changes(sourceChanges, {
      description: `${sourcesShown} A field that changes loses its source unless you send one.`,
    }),
  },
  { description: 'Changes only the fields you send. `null` clears a field. Agents use it immediately.' },
)
