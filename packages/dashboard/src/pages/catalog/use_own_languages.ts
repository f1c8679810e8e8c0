import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

/** The languages of the organization, its first one first. */
export function useOwnLanguages(): string[] {
  const foyer = useFoyer()
  const { data } = useQuery({ queryKey: ['organization'], queryFn: () => foyer.organization.get() })
  return data ? [...new Set([data.default_locale, ...data.locales])] : ['en']
}
