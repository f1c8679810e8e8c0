import type { Agent } from '@foyer/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { useArchiveActions } from '../../api/use_archive_actions.ts'
import { useWrite } from '../../api/use_write.ts'
import { notifyDone } from '../../parts/notify.tsx'

const touches = ['agents']

/** What can be done with an agent, wherever it is shown. Each can be undone, so each is done at once. */
export function useAgentActions({ slug, name }: Agent) {
  const { agents } = useFoyer()
  const navigate = useNavigate()
  const { slug: org } = useMembership()
  const { archive, restore } = useArchiveActions({
    name,
    archive: () => agents.archive(slug),
    restore: () => agents.restore(slug),
    touches,
  })
  const duplicate = useWrite({
    write: (_, options) => agents.duplicate(slug, {}, options),
    touches,
    onDone: (copy) => {
      notifyDone(`${copy.name} has the same flow, prompts and knowledge.`)
      return navigate({ to: '/o/$org/agents/$slug/try', params: { org, slug: copy.slug } })
    },
  })
  return {
    archive: () => archive.send(),
    restore: () => restore.send(),
    duplicate: () => duplicate.send(),
  }
}
