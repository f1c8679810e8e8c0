import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** The organization as the API shows it: its profile, and whether it is paused. */
export function useOrganization() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['organization'],
    queryFn: ({ signal }) => foyer.organization.get({ signal }),
  })
}
