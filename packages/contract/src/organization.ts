import { Type } from 'typebox'
import {
  CalendarDate,
  Changes,
  ClosedObject,
  Count,
  CreatedAt,
  Flag,
  Id,
  List,
  ListOf,
  Locale,
  listOf,
  Name,
  Nullable,
  Resource,
  Slug,
  Timezone,
  Url,
} from './common.ts'
import { costs, tokenCounts } from './costs.ts'
import { organization as example, organizationRetention, usageDay } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { OrganizationProfile, OrganizationProfileChanges } from './organization_profile.ts'

const RetentionDays = () =>
  Type.Integer({
    minimum: 1,
    maximum: 36_500,
    description:
      'Conversations are erased this many days after their last message. `null` keeps them forever.',
  })

const website = () => Url('The public website of the organization.')
const defaultLocale = () =>
  Locale('The language of conversations and new agents that do not name one. Must be one of `locales`.')
const localesShown = 'The languages the organization works in.'
const name = () => Name('What agents call the organization when they talk to visitors.')

export const Organization = Resource(
  'organization',
  'The organization that the key or session belongs to. All other objects belong to it.',
  {
    id: Id(),
    slug: Slug(
      'Identifies the organization in the `X-Organization` header of signed-in people. Never changes.',
    ),
    name: name(),
    website: Type.Optional(website()),
    default_locale: defaultLocale(),
    locales: ListOf(Locale(), { description: localesShown }),
    timezone: Timezone(),
    profile: OrganizationProfile,
    paused: Flag('While `true`, conversations, ingestion runs and answer checks are refused.'),
    verified: Flag(
      'Set by the server administrator. While `false`, the same operations are refused as while paused.',
    ),
    credits: Nullable(Count('Credits left for language models. `null` means no limit.')),
    retention_days: Nullable(RetentionDays()),
    created_at: CreatedAt,
  },
)

const tokens = {
  input_tokens: tokenCounts.input,
  cached_tokens: tokenCounts.cached,
  output_tokens: tokenCounts.output,
  costs: costs(),
}

export const UsageDay = Resource('usage_day', 'What the organization used on one day.', {
  date: CalendarDate('The day, in UTC.'),
  calls: Count('API requests with a valid key that stayed within the rate limit, including failed ones.'),
  conversations: Count('Conversations started, tests excluded.'),
  messages: Count('Messages written by visitors, agents and your team, tests excluded.'),
  model_calls: Count('Calls that language models answered.'),
  model_tokens: Count('Tokens sent to and received from language models.'),
  ...tokens,
  credits: Count('Credits spent.'),
  agents: ListOf(ClosedObject({ agent: Slug('The slug of the agent.'), ...tokens }), {
    description: 'The same for each agent that used a language model.',
  }),
})

const Kept = (what: string) => Nullable(Count(`For how many days ${what}. \`null\` means forever.`))

export const OrganizationRetention = Resource(
  'organization_retention',
  'How long data is kept. `conversation_days` is `retention_days` of the organization; the others are set by the server administrator.',
  {
    conversation_days: Kept('conversations are kept after their last message'),
    event_days: Kept('events and webhook deliveries are kept'),
    audit_log_days: Kept('entries of the audit log are kept'),
    run_days: Kept('ended ingestion runs are kept, except for the last one of each source'),
    passage_days: Kept('passages are kept that are no longer in their source'),
    export_days: Count('For how many days exports are kept after they end.'),
  },
)

const changeable = {
  name: name(),
  website: Nullable(website()),
  default_locale: defaultLocale(),
  locales: ListOf(Locale(), { minItems: 1, uniqueItems: true, description: localesShown }),
  timezone: Timezone(),
  profile: OrganizationProfileChanges,
  retention_days: Nullable(RetentionDays()),
}

const read = { group: 'Organization', access: 'read' } as const
const write = { group: 'Organization', access: 'write' } as const

export const organization = {
  getOrganization: defineOperation({
    ...read,
    id: 'getOrganization',
    method: 'GET',
    path: '/organization',
    summary: 'Get the organization',
    description: 'Returns the organization of the calling key or session.',
    response: Organization,
    answer: example,
  }),
  updateOrganization: defineOperation({
    ...write,
    id: 'updateOrganization',
    method: 'PATCH',
    path: '/organization',
    summary: 'Update the organization',
    description:
      'Changes only the fields you send. `slug`, `paused`, `verified` and `credits` cannot be changed here.',
    body: Changes(changeable),
    response: Organization,
    example: { locales: ['en', 'de'], profile: { phone: '+49 40 5550 1470' }, retention_days: 365 },
    answer: example,
  }),
  pauseOrganization: defineOperation({
    ...write,
    id: 'pauseOrganization',
    method: 'POST',
    path: '/organization/pause',
    summary: 'Pause the organization',
    description:
      'Refuses conversations, ingestion runs and answer checks until the organization is resumed. Reading, editing and exporting still work. Pausing twice changes nothing.',
    response: Organization,
    answer: { ...example, paused: true },
  }),
  resumeOrganization: defineOperation({
    ...write,
    id: 'resumeOrganization',
    method: 'DELETE',
    path: '/organization/pause',
    summary: 'Resume the organization',
    description: 'Ends the pause. Sources added while it was paused are read now.',
    response: Organization,
    answer: example,
  }),
  getOrganizationRetention: defineOperation({
    ...read,
    id: 'getOrganizationRetention',
    method: 'GET',
    path: '/organization/retention',
    summary: 'Get data retention settings',
    description:
      'Older data is deleted within the hour. Set `retention_days` of the organization to change how long conversations are kept.',
    response: OrganizationRetention,
    answer: organizationRetention,
  }),
  getOrganizationUsage: defineOperation({
    ...read,
    id: 'getOrganizationUsage',
    method: 'GET',
    path: '/organization/usage',
    summary: 'Get usage by day',
    description:
      'Returns one entry for every UTC day from `since` to `until`, newest first, up to 366 days. Days without usage are zero. Calls, messages and model calls are counted with a delay of a few seconds.',
    query: ClosedObject({
      since: Type.Optional(CalendarDate('The first day. Defaults to 29 days before `until`.')),
      until: Type.Optional(CalendarDate('The last day. Defaults to today.')),
    }),
    response: List(UsageDay),
    answer: listOf(usageDay),
  }),
}
