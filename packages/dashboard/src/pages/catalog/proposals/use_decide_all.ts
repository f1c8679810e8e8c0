import type { ResourceDraft } from '@foyer/sdk'
import { useState } from 'react'
import { messageOf } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { pluralize } from '../../../parts/pluralize.ts'

const touches = ['resource_drafts', 'services', 'voice_profiles', 'fit_criteria', 'agents']

/** Decides about every open proposal, also those that are not loaded yet. */
export function useDecideAll() {
  const { resourceDrafts, catalogGenerations } = useFoyer()
  const [refusals, setRefusals] = useState<Record<number, string>>({})

  async function listOpen(): Promise<ResourceDraft[]> {
    const open: ResourceDraft[] = []
    for await (const draft of resourceDrafts.list({ status: 'proposed', limit: 100 })) open.push(draft)
    return open
  }

  const accept = useWrite({
    write: async () => {
      const open = await listOpen()
      const refused: Record<number, string> = {}
      // Those of a run are accepted together; those that were proposed by the API one by one.
      const runs = new Set(open.flatMap(({ catalog_generation_id: run }) => (run === undefined ? [] : [run])))
      for (const run of runs)
        for (const { resource_draft_id, message } of (await catalogGenerations.acceptAll(run)).refused)
          refused[resource_draft_id] = message
      for (const { id, catalog_generation_id } of open)
        if (catalog_generation_id === undefined)
          await resourceDrafts.accept(id).catch((error: unknown) => {
            refused[id] = messageOf(error)
          })
      return { refused, accepted: open.length - Object.keys(refused).length }
    },
    touches,
    onDone: ({ refused, accepted }) => {
      setRefusals(refused)
      notifyDone(
        Object.keys(refused).length === 0
          ? `${pluralize(accepted, 'proposal')} accepted.`
          : `${pluralize(accepted, 'proposal')} accepted. The others show what to change.`,
      )
    },
  })
  const dismiss = useWrite({
    write: async () => {
      const open = await listOpen()
      for (const { id } of open) await resourceDrafts.dismiss(id)
      return open.length
    },
    touches: ['resource_drafts'],
    toldOnPage: true,
    onDone: (count) =>
      notifyDone(`${pluralize(count, 'proposal')} dismissed. You can find them under Dismissed.`),
  })
  return { accept, dismiss, refusals }
}
