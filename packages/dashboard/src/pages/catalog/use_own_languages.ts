import { useOrganization } from '../../api/current_organization.ts'

/** The languages of the organization, its first one first. */
export function useOwnLanguages(): string[] {
  const { data } = useOrganization()
  return data ? [...new Set([data.default_locale, ...data.locales])] : ['en']
}
