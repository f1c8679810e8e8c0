import type { SuppressionScope } from '@foyer/contract/vocabulary'
import type { KnowledgeFact, UpdateKnowledgeFactBody } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyArchived } from '../../../parts/notify.tsx'
import { useWrite } from '../use_write.ts'

const touches = ['knowledge_facts', 'knowledge_sources']

export function useFactWrites({ id }: KnowledgeFact) {
  const { knowledgeFacts } = useFoyer()
  const restore = useWrite({ write: () => knowledgeFacts.restore(id), touches })
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
    onDone: () => notifyArchived('The fact', () => restore.mutateAsync()),
  })
  return {
    restore: () => restore.mutate(),
    update: update.mutate,
    use: (agent: string, on: boolean) => use.mutate({ agent, on }),
    archive: archive.mutate,
  }
}
