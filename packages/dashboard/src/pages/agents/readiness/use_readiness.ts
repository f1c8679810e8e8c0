import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

export function useReadiness(slug: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['agents', { slug }, 'readiness'],
    queryFn: ({ signal }) => foyer.agents.readiness(slug, { signal }),
    // It depends on sources, gaps and settings, whose events do not reach this query.
    refetchOnMount: 'always',
  })
}
