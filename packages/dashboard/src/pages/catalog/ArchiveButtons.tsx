import { Archive, ArchiveRestore } from 'lucide-react'
import { useArchiveActions } from '../../api/use_archive_actions.ts'
import { WriteButton } from '../../parts/WriteButton.tsx'

interface ArchiveButtonsProps {
  name: string
  archived: boolean
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
}

/** Archived at once with an undo, and restored from the same place. */
export function ArchiveButtons({ archived, ...archivable }: ArchiveButtonsProps) {
  const { archive, restore } = useArchiveActions(archivable)
  const [action, label, Icon] = archived
    ? ([restore, 'Restore', ArchiveRestore] as const)
    : ([archive, 'Archive', Archive] as const)
  return (
    <WriteButton
      variant="default"
      size="xs"
      leftSection={<Icon size={14} aria-hidden />}
      loading={action.isPending}
      onClick={() => action.send()}
      aria-label={`${label} ${archivable.name}`}
    >
      {label}
    </WriteButton>
  )
}
