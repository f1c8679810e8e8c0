import { Type } from 'typebox'
import {
  CalendarDate,
  Changes,
  Closed,
  Id,
  List,
  ListOf,
  Locale,
  Name,
  Nullable,
  Resource,
  Slug,
  Timestamp,
  Url,
} from './common.ts'
import { defineOperation } from './operation.ts'

const Count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) })
const Timezone = () =>
  Type.String({
    maxLength: 64,
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
    description: 'A name of the IANA time zone database.',
    'x-rule': 'must be a time zone such as "Europe/Berlin" or "UTC"',
  })
const RetentionDays = () =>
  Type.Integer({
    minimum: 1,
    maximum: 36_500,
    description: 'How long conversations are kept; null is for ever.',
  })

export const Organization = Resource('organization', {
  id: Id(),
  slug: Slug(),
  name: Name(),
  website: Type.Optional(Url()),
  default_locale: Locale('One of `locales`.'),
  locales: ListOf(Locale()),
  timezone: Timezone(),
  paused: Type.Boolean({ description: 'Paused: no conversations, ingestion, checks or generations.' }),
  verified: Type.Boolean({ description: 'Set by the operator; while false the same is refused.' }),
  credits: Nullable(Count('What is left; null is no limit.')),
  retention_days: Nullable(RetentionDays()),
  created_at: Timestamp(),
})

export const UsageDay = Resource('usage_day', {
  date: CalendarDate('A day of UTC.'),
  calls: Count('Requests that were admitted.'),
  conversations: Count(),
  model_tokens: Count(),
  credits: Count('Credits spent.'),
})

const profile = {
  name: Name(),
  website: Nullable(Url()),
  default_locale: Locale('Must be one of `locales`.'),
  locales: ListOf(Locale(), { minItems: 1, uniqueItems: true }),
  timezone: Timezone(),
  retention_days: Nullable(RetentionDays()),
}

export const organization = {
  getOrganization: defineOperation({
    id: 'getOrganization',
    method: 'GET',
    path: '/organization',
    group: 'Organization',
    access: 'read',
    summary: 'Get the organization',
    response: Organization,
  }),
  updateOrganization: defineOperation({
    id: 'updateOrganization',
    method: 'PATCH',
    path: '/organization',
    group: 'Organization',
    access: 'write',
    summary: 'Edit the organization',
    body: Changes(profile),
    response: Organization,
    example: { locales: ['en', 'de'], timezone: 'Europe/Berlin', retention_days: 365 },
  }),
  pauseOrganization: defineOperation({
    id: 'pauseOrganization',
    method: 'POST',
    path: '/organization/pause',
    group: 'Organization',
    access: 'write',
    summary: 'Pause the organization',
    description:
      'No conversations, ingestion, checks or generations until it is resumed. Reading and editing stay possible.',
    response: Organization,
  }),
  resumeOrganization: defineOperation({
    id: 'resumeOrganization',
    method: 'DELETE',
    path: '/organization/pause',
    group: 'Organization',
    access: 'write',
    summary: 'Resume the organization',
    response: Organization,
  }),
  getOrganizationUsage: defineOperation({
    id: 'getOrganizationUsage',
    method: 'GET',
    path: '/organization/usage',
    group: 'Organization',
    access: 'read',
    summary: 'Get the usage by day',
    description:
      'Every day of UTC from since to until, the last one first, days without anything as zeros. ' +
      'Calls are added up every few seconds.',
    query: Closed({
      since: Type.Optional(CalendarDate('The first day; 29 days before `until` when absent.')),
      until: Type.Optional(CalendarDate('The last day; today when absent.')),
    }),
    response: List(UsageDay),
  }),
}
