import type { Agent, UpdateAgentBody } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { agentKey } from '../use_agent.ts'

/** Saves some of the agent's settings; the rest stays as it is. */
export function useUpdateAgent({ slug }: Agent, onSaved: (agent: Agent) => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useFormMutation({
    send: (body: UpdateAgentBody, options) => foyer.agents.update(slug, body, options),
    onDone: (agent) => {
      client.setQueryData(agentKey(slug), agent)
      onSaved(agent)
      notifyDone('Saved.')
      return client.invalidateQueries({ queryKey: ['agents'] })
    },
  })
}
