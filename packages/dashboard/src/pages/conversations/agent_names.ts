import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

/** Conversations name their agent by its slug; people know it by its name. Archived ones had conversations, too. */
export function useAgents() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['agents', 'names'],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.agents.list({ limit: 100, include_archived: true }, { signal })
      return data
    },
  })
}

export function useAgentName(): (slug: string) => string {
  const { data } = useAgents()
  return (slug) => data?.find((agent) => agent.slug === slug)?.name ?? slug
}
