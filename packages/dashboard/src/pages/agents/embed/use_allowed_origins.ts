import type { Agent } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { agentKey } from '../use_agent.ts'

/** Keeps the list as a whole: the API takes it so. */
export function useAllowedOrigins({ slug }: Agent) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (allowed_origins: string[]) => foyer.agents.update(slug, { allowed_origins }),
    onSuccess: (agent) => {
      client.setQueryData(agentKey(slug), agent)
      return client.invalidateQueries({ queryKey: ['agents'] })
    },
  })
}
