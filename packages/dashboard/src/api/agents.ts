import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** Everything names its agent by the slug; people know it by its name. */

/** With the archived ones: what they did is still told by their names. */
export function useAgents() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['agents', 'names'],
    queryFn: async ({ signal }) =>
      (await foyer.agents.list({ limit: 100, include_archived: true }, { signal })).data,
  })
}

/** Those that something can still be done with. */
export const useAgentsInUse = () => useAgents().data?.filter(({ archived }) => !archived) ?? []

export function useAgentName(): (slug: string) => string {
  const { data } = useAgents()
  return (slug) => data?.find((agent) => agent.slug === slug)?.name ?? slug
}

export const agentOptions = (agents: { slug: string; name: string }[] = []) =>
  agents.map(({ slug, name }) => ({ value: slug, label: name }))
