import { isDeepStrictEqual } from 'node:util'
import type { Input, Organization, OrganizationFieldToApply, operations } from '@foyer/contract'
import type { Static } from 'typebox'
import { isPublicAddress } from '../../platform/outbound/index.ts'
import type { OrganizationFinding } from './finding.ts'
import { currentValue, effectOf, isApplicable, isProfileField, newLocales } from './rules.ts'

type OrganizationState = Static<typeof Organization>
type Changes = Input<(typeof operations)['updateOrganization']>['body']

/** What the findings change of the organization: fields that are empty, or those that are named. */
export function changesOf(
  organization: OrganizationState,
  findings: readonly OrganizationFinding[],
  fields: readonly OrganizationFieldToApply[] | undefined,
): Changes {
  const changes: Changes = {}
  const profile: Record<string, unknown> = {}
  const sources: Record<string, number> = {}
  for (const finding of bestOf(findings)) {
    const { field, value, source_id } = finding
    if (!(fields ? isNamed(fields, field) : effectOf(organization, finding) === 'fill')) continue
    if (isDeepStrictEqual(currentValue(organization, field), value)) continue
    if (isProfileField(field)) {
      profile[field] = value
      sources[field] = source_id
    }
    if (field === 'name') changes.name = value
    if (field === 'timezone') changes.timezone = value
    if (field === 'languages') Object.assign(changes, localesOf(organization, value, fields !== undefined))
  }
  if (Object.keys(profile).length > 0) changes.profile = { ...profile, sources }
  const website = organization.website === undefined && !fields ? websiteOf(findings) : undefined
  if (website) changes.website = website
  return changes
}

const isNamed = (fields: readonly OrganizationFieldToApply[], field: string) =>
  isApplicable(field) && fields.includes(field)

function bestOf(findings: readonly OrganizationFinding[]): OrganizationFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ field }) => {
    const isFirst = !seen.has(field)
    seen.add(field)
    return isFirst
  })
}

/** Added to what is there; or in place of it, where the field was named. */
function localesOf({ locales, default_locale }: OrganizationState, found: string[], isNamed: boolean) {
  if (!isNamed) return { locales: [...locales, ...newLocales(locales, found)] }
  return { locales: found, default_locale: found.includes(default_locale) ? default_locale : found[0]! }
}

/** The site that the findings are from. */
function websiteOf(findings: readonly OrganizationFinding[]): string | undefined {
  const origins = findings.flatMap(({ url }) => (url ? (URL.parse(url)?.origin ?? []) : []))
  return origins.find(isPublicAddress)
}
