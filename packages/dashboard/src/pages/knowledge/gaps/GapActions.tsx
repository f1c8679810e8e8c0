import type { KnowledgeGap } from '@foyer/sdk'
import { useDisclosure } from '@mantine/hooks'
import { useFoyer } from '../../../api/organization.tsx'
import { useArchiveActions } from '../../../api/use_archive_actions.ts'
import { useWrite } from '../../../api/use_write.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ResolveModal } from './ResolveModal.tsx'

const touches = ['knowledge_gaps']

export function GapActions({ gap: { id, status } }: { gap: KnowledgeGap }) {
  const { knowledgeGaps } = useFoyer()
  const [resolving, { open, close }] = useDisclosure()
  const reopen = useWrite({ write: () => knowledgeGaps.reopen(id), touches })
  const { archive, restore } = useArchiveActions({
    name: 'The gap',
    archive: () => knowledgeGaps.archive(id),
    restore: () => knowledgeGaps.restore(id),
    touches,
  })
  if (status === 'archived')
    return (
      <WriteButton loading={restore.isPending} onClick={() => restore.send()}>
        Restore
      </WriteButton>
    )
  return (
    <>
      <WriteButton variant="default" loading={archive.isPending} onClick={() => archive.send()}>
        Archive
      </WriteButton>
      {status === 'open' ? (
        <WriteButton variant="default" onClick={open}>
          Resolve
        </WriteButton>
      ) : (
        <WriteButton variant="default" loading={reopen.isPending} onClick={() => reopen.send()}>
          Reopen
        </WriteButton>
      )}
      <ResolveModal id={id} opened={resolving} onClose={close} />
    </>
  )
}
