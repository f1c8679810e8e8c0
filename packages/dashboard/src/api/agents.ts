import type { Agent } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFoyer } from './organization.tsx'

/** Everything names its agent by the slug; people know it by its name. */

/** All of them, with the archived ones: what they did is still told by their names. */
export function useAgents() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['agents', 'names'],
    queryFn: async ({ signal }) => {
      const all: Agent[] = []
      for await (const agent of foyer.agents.list({ limit: 100, include_archived: true }, { signal }))
        all.push(agent)
      return all
    },
  })
}

/** Those that something can still be done with. */
export function useAgentsInUse(): Agent[] {
  const { data } = useAgents()
  return useMemo(() => data?.filter(({ archived }) => !archived) ?? [], [data])
}

export function useAgentName(): (slug: string) => string {
  const { data } = useAgents()
  return useMemo(() => {
    const names = new Map(data?.map(({ slug, name }) => [slug, name]))
    return (slug) => names.get(slug) ?? slug
  }, [data])
}

export const agentOptions = (agents: { slug: string; name: string }[] = []) =>
  agents.map(({ slug, name }) => ({ value: slug, label: name }))
