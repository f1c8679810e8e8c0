import { isDeepStrictEqual } from 'node:util'
import {
  type Organization,
  type OrganizationField,
  type OrganizationFieldToApply,
  type OrganizationFindingEffect,
  OrganizationProfileChanges,
  organizationFieldsToApply,
} from '@foyer/contract'
import type { Static } from 'typebox'
import { Check } from 'typebox/schema'
import { isPublicAddress } from '../../platform/outbound/index.ts'
import type { OrganizationFinding } from './finding.ts'

type OrganizationState = Static<typeof Organization>

/** What an organization has when nobody has said anything. */
const unsetTimezone = 'UTC'

/** The value that the organization has for a field; undefined where it has none. */
export function currentValue(organization: OrganizationState, field: OrganizationField): unknown {
  if (field === 'name') return organization.name
  if (field === 'languages') return organization.locales
  if (field === 'timezone') return organization.timezone === unsetTimezone ? undefined : organization.timezone
  return isProfileField(field) ? organization.profile[field] : undefined
}

const profileFields = ['currency', 'address', 'phone', 'email', 'opening_hours', 'links'] as const
export type ProfileField = (typeof profileFields)[number]
export const isProfileField = (field: string): field is ProfileField =>
  (profileFields as readonly string[]).includes(field)

export const isApplicable = (field: string): field is OrganizationFieldToApply =>
  (organizationFieldsToApply as readonly string[]).includes(field)

/** What applying the best finding of a field does, unless the field is named. */
export function effectOf(
  organization: OrganizationState,
  { field, value }: OrganizationFinding,
): OrganizationFindingEffect {
  const current = currentValue(organization, field)
  if (!isApplicable(field) || isDeepStrictEqual(current, value)) return 'none'
  if (field === 'languages')
    return newLocales(organization.locales, value as string[]).length > 0 ? 'fill' : 'none'
  return current === undefined ? 'fill' : 'replace'
}

/** Languages that the organization does not have in any region. */
export const newLocales = (locales: readonly string[], found: readonly string[]): string[] => {
  const known = new Set(locales.map(baseOf))
  return found.filter((locale) => !known.has(baseOf(locale)))
}

const baseOf = (locale: string) => locale.replace(/-.*$/s, '').toLowerCase()

/** A page says what it likes: only what the API itself would take is passed on. */
export function isSound({ field, value, url }: OrganizationFinding): boolean {
  if (field === 'logo') return isOpenTo(String(value), url)
  return !isProfileField(field) || Check(OrganizationProfileChanges, { [field]: value })
}

/** Links that anybody can open; those inside of somebody's network are dropped. */
export function withOpenLinks(finding: OrganizationFinding): OrganizationFinding[] {
  if (finding.field !== 'links') return [finding]
  const value = finding.value.filter((link) => isOpenTo(link.url, finding.url))
  return value.length > 0 ? [{ ...finding, value }] : []
}

/** A page may always name its own host: we were let to it. */
const isOpenTo = (address: string, page: string | null): boolean =>
  isPublicAddress(address) || (page !== null && isSameHost(address, page))

function isSameHost(address: string, page: string): boolean {
  const [one, other] = [URL.parse(address), URL.parse(page)]
  return (
    one !== null &&
    /^https?:$/.test(one.protocol) &&
    one.username === '' &&
    one.password === '' &&
    one.host === other?.host
  )
}
