import { Archive, ArchiveRestore } from 'lucide-react'
import { notifyArchived, notifyDone } from '../../parts/notify.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { useCatalogWrite } from './use_catalog_write.ts'

interface ArchiveButtonsProps {
  name: string
  archived: boolean
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
  size?: 'xs' | 'compact-sm'
}

/** Archived at once with an undo, and restored from the same place. */
export function ArchiveButtons({
  name,
  archived,
  archive,
  restore,
  touches,
  size = 'xs',
}: ArchiveButtonsProps) {
  const bringBack = useCatalogWrite({
    write: restore,
    touches,
    onDone: () => notifyDone(`${name} is back.`),
  })
  const putAway = useCatalogWrite({
    write: archive,
    touches,
    onDone: () => notifyArchived(name, () => bringBack.mutateAsync(undefined)),
  })
  return archived ? (
    <WriteButton
      variant="default"
      size={size}
      leftSection={<ArchiveRestore size={14} aria-hidden />}
      loading={bringBack.isPending}
      onClick={() => bringBack.send(undefined)}
      aria-label={`Restore ${name}`}
    >
      Restore
    </WriteButton>
  ) : (
    <WriteButton
      variant="default"
      size={size}
      leftSection={<Archive size={14} aria-hidden />}
      loading={putAway.isPending}
      onClick={() => putAway.send(undefined)}
      aria-label={`Archive ${name}`}
    >
      Archive
    </WriteButton>
  )
}
