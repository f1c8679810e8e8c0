import type { SuppressionScope } from '@foyer/contract/vocabulary'
import type { KnowledgeFact, UpdateKnowledgeFactBody } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyArchived } from '../../../parts/notify.tsx'

const touches = ['knowledge_facts', 'knowledge_sources']

export function useFactWrites({ id }: KnowledgeFact) {
  const { knowledgeFacts } = useFoyer()
  const restore = useWrite({ write: () => knowledgeFacts.restore(id), touches })
  // The notice that offers it says how it went.
  const undo = useWrite({ write: () => knowledgeFacts.restore(id), touches, toldOnPage: true })
  const update = useWrite({
    write: (body: UpdateKnowledgeFactBody) => knowledgeFacts.update(id, body),
    touches,
  })
  const use = useWrite({
    write: ({ agent, on }: { agent: string; on: boolean }) =>
      on ? knowledgeFacts.include(id, { agent }) : knowledgeFacts.exclude(id, { agent }),
    touches,
  })
  const archive = useWrite({
    write: (suppression_scope: SuppressionScope) => knowledgeFacts.archive(id, { suppression_scope }),
    touches,
    onDone: () => notifyArchived('The fact', () => undo.mutateAsync()),
  })
  return {
    restore: () => restore.send(),
    update: update.mutate,
    use: (agent: string, on: boolean) => use.mutate({ agent, on }),
    archive: archive.send,
  }
}
