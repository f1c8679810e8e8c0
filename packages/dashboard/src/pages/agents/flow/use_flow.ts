import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

/** With what is archived: it can be restored where it is. */
export function useFlow(slug: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['flow', slug, 'current'],
    queryFn: ({ signal }) => foyer.flow.get(slug, { include_archived: true }, { signal }),
  })
}
