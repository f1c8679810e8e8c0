import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { SavedReplyForm } from './SavedReplyForm.tsx'

interface SavedReplyDialogProps {
  /** Of the reply to edit, from the address; undefined for a new one. */
  id: string | undefined
  opened: boolean
  onClose: () => void
  onSaved: () => void
}

export function SavedReplyDialog({ id, opened, onClose, onSaved }: SavedReplyDialogProps) {
  const foyer = useFoyer()
  const { data, error, refetch } = useQuery({
    queryKey: ['saved_replies', Number(id)],
    queryFn: ({ signal }) => foyer.savedReplies.get(Number(id), { signal }),
    enabled: id !== undefined,
  })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={id === undefined ? 'Add saved reply' : 'Edit saved reply'}
      size="lg"
    >
      {id === undefined && <SavedReplyForm reply={undefined} onCancel={onClose} onSaved={onSaved} />}
      {id !== undefined && data && <SavedReplyForm reply={data} onCancel={onClose} onSaved={onSaved} />}
      {id !== undefined && !data && !error && <TextSkeleton lines={6} label="the saved reply" />}
      {error && (
        <ErrorNotice error={error} title="The saved reply could not be loaded" onRetry={() => refetch()} />
      )}
    </Modal>
  )
}
