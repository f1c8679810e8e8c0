import type { KnowledgeSource } from '@foyer/sdk'
import { useDisclosure } from '@mantine/hooks'
import { useFoyer } from '../../../api/organization.tsx'
import { useArchiveActions } from '../../../api/use_archive_actions.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { EditSourceModal } from '../adding/EditSourceModal.tsx'
import { ReadButtons } from './ReadButtons.tsx'
import { isOwnersFacts } from './runs.ts'

const touches = ['knowledge_sources', 'knowledge_facts']

interface SourceActionsProps {
  source: KnowledgeSource
  onContentChanged: () => void
}

export function SourceActions({ source, onContentChanged }: SourceActionsProps) {
  const { id, title, archived } = source
  const { knowledgeSources } = useFoyer()
  const [editing, { open, close }] = useDisclosure()
  const { archive, restore } = useArchiveActions({
    name: title,
    archive: () => knowledgeSources.archive(id),
    restore: () => knowledgeSources.restore(id),
    touches,
  })
  if (isOwnersFacts(source)) return null
  if (archived)
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
      <WriteButton variant={source.error?.lasting ? 'filled' : 'default'} onClick={open}>
        Edit
      </WriteButton>
      <ReadButtons source={source} />
      {editing && <EditSourceModal source={source} onClose={close} onContentChanged={onContentChanged} />}
    </>
  )
}
