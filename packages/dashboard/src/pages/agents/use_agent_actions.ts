import type { Agent } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { notifyArchived, notifyDone, notifyFailed } from '../../parts/notify.tsx'

/** What can be done with an agent, wherever it is shown. Each can be undone, so each is done at once. */
export function useAgentActions({ slug, name }: Agent) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { slug: org } = useMembership()

  const refresh = () => client.invalidateQueries({ queryKey: ['agents'] })
  const bringBack = async () => {
    await foyer.agents.restore(slug)
    await refresh()
  }
  const failing = (act: () => Promise<unknown>) => () => act().catch(notifyFailed)

  return {
    archive: failing(async () => {
      await foyer.agents.archive(slug)
      await refresh()
      notifyArchived(name, bringBack)
    }),
    restore: failing(async () => {
      await bringBack()
      notifyDone(`${name} is back.`)
    }),
    duplicate: failing(async () => {
      const copy = await foyer.agents.duplicate(slug)
      await refresh()
      notifyDone(`${copy.name} has the same flow, prompts and knowledge.`)
      await navigate({ to: '/o/$org/agents/$slug/try', params: { org, slug: copy.slug } })
    }),
  }
}
