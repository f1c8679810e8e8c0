import { isDeepStrictEqual } from 'node:util'
import type { OrganizationProfile, OrganizationProfileChanges } from '@foyer/contract'
import type { Static } from 'typebox'
import { refuse } from '../../platform/index.ts'
import { refuseUnknownCurrency } from './currency.ts'

export type Profile = Static<typeof OrganizationProfile>
export type ProfileChanges = Static<typeof OrganizationProfileChanges>

/** The profile as it is after the edit. What has no value is not in it. */
export function changedProfile(before: Profile, changes: ProfileChanges): Profile {
  const { sources: sourcesBefore = {}, ...valuesBefore } = before
  const { sources: sourcesNamed = {}, ...named } = changes
  const values = withoutNulls<Omit<Profile, 'sources'>>({ ...valuesBefore, ...named })
  const all = { ...sourcesBefore, ...lostSources(valuesBefore, named), ...sourcesNamed }
  const sources = withoutNulls<NonNullable<Profile['sources']>>(all)
  const unset = Object.keys(sources).find((field) => !(field in values))
  if (unset !== undefined)
    throw refuse(
      'parameter_invalid',
      `profile.${unset} has no value, so it has no source. Send profile.${unset} as well.`,
      { param: `profile.sources.${unset}` },
    )
  return { ...values, ...(Object.keys(sources).length > 0 && { sources }) }
}

/** What was read somewhere is not what stands there now. */
const lostSources = (before: object, named: object): Record<string, null> => {
  const values = new Map(Object.entries(before))
  const changed = Object.entries(named).filter(
    ([field, value]) => !isDeepStrictEqual(values.get(field) ?? null, value),
  )
  return Object.fromEntries(changed.map(([field]) => [field, null]))
}

const withoutNulls = <Shape extends object>(fields: { [Name in keyof Shape]: Shape[Name] | null }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Shape

/** What the shape of a profile cannot say. */
export function refuseWrongProfile({ opening_hours, currency }: ProfileChanges) {
  refuseUnknownCurrency(currency, 'profile.currency')
  const empty = (opening_hours ?? []).findIndex(({ opens, closes }) => opens === closes)
  if (empty >= 0)
    throw refuse(
      'parameter_invalid',
      'closes must differ from opens. For the whole day send "00:00" and "24:00".',
      { param: `profile.opening_hours.${empty}.closes` },
    )
}
