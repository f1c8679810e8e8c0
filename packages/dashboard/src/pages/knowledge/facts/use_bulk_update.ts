import type { KnowledgeFact } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyUndo } from '../../../parts/notify.tsx'
import { type BulkChange, bulkUndo } from './bulk_undo.ts'

interface BulkUpdate {
  facts: KnowledgeFact[]
  change: BulkChange
  /** What is told afterwards: "3 facts are reviewed." */
  done: string
}

/** The API takes so many at once. */
const most = 100

const touches = ['knowledge_facts', 'knowledge_sources']

export function useBulkUpdate(onDone: () => void) {
  const { knowledgeFacts } = useFoyer()
  async function send(ids: number[], change: BulkChange) {
    for (let at = 0; at < ids.length; at += most)
      await knowledgeFacts.batchUpdate({ fact_ids: ids.slice(at, at + most), ...change })
  }
  const undo = useWrite({
    write: async ({ facts, change }: BulkUpdate) => {
      const { batches, archives } = bulkUndo(facts, change)
      for (const batch of batches) await send(batch.fact_ids, batch.change)
      for (const { fact_id, suppression_scope } of archives)
        await knowledgeFacts.archive(fact_id, { suppression_scope })
    },
    touches,
    toldOnPage: true,
  })
  return useWrite({
    write: ({ facts, change }: BulkUpdate) =>
      send(
        facts.map(({ id }) => id),
        change,
      ),
    touches,
    onDone: (_, update) => {
      onDone()
      notifyUndo(update.done, () => undo.mutateAsync(update))
    },
  })
}
