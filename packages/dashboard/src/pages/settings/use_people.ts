import { useQuery } from '@tanstack/react-query'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'

/** The members, as many as a menu can show. Only owners get to see them. */
export function usePeople() {
  const foyer = useFoyer()
  const isOwner = useDisabledReason('manage') === null
  const { data = [] } = useQuery({
    queryKey: ['members', 'people'],
    queryFn: async ({ signal }) => (await foyer.members.list({ limit: 100 }, { signal })).data,
    enabled: isOwner,
  })
  return data
}
