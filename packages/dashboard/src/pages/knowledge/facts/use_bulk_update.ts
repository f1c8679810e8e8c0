import type { BatchUpdateKnowledgeFactsBody, KnowledgeFact } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../use_write.ts'
import { notifyUndo } from './notify_undo.tsx'

type Change = Omit<BatchUpdateKnowledgeFactsBody, 'fact_ids'>

interface BulkChange {
  facts: KnowledgeFact[]
  change: Change
  /** What brings them back to how they were. */
  undo: Change
  /** What is told afterwards: "3 facts are reviewed." */
  done: string
}

/** The API takes so many at once. */
const most = 100

export function useBulkUpdate(onDone: () => void) {
  const { knowledgeFacts } = useFoyer()
  async function send(facts: KnowledgeFact[], change: Change) {
    const ids = facts.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += most)
      await knowledgeFacts.batchUpdate({ fact_ids: ids.slice(at, at + most), ...change })
  }
  const touches = ['knowledge_facts', 'knowledge_sources']
  const undo = useWrite({
    write: ({ facts, undo: change }: BulkChange) => send(facts, change),
    touches,
  })
  return useWrite({
    write: async (bulk: BulkChange) => {
      await send(bulk.facts, bulk.change)
      return bulk
    },
    touches,
    onDone: (bulk) => {
      onDone()
      notifyUndo(bulk.done, () => undo.mutateAsync(bulk))
    },
  })
}
