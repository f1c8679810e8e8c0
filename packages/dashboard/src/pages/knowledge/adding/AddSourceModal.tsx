import type { SourceKind } from '@foyer/contract/vocabulary'
import type { KnowledgeSource } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { notifyDone } from '../../../parts/notify.tsx'
import { SourceForm } from './SourceForm.tsx'

interface AddSourceModalProps {
  /** Undefined: closed. */
  kind: SourceKind | undefined
  /** The gap that it is to answer, as the address says it. */
  gap: string | undefined
  onClose: () => void
}

export function AddSourceModal({ kind, gap, onClose }: AddSourceModalProps) {
  const added = (sources: KnowledgeSource[]) => {
    const [first, ...others] = sources
    if (first)
      notifyDone(others.length > 0 ? `${sources.length} sources were added.` : `${first.title} was added.`)
    onClose()
  }
  return (
    <Modal opened={kind !== undefined} onClose={onClose} title="Add source" size="lg">
      <SourceForm
        kind={kind}
        gap={gap === undefined ? undefined : Number(gap)}
        submit="Add source"
        onAdded={added}
        onCancel={onClose}
      />
    </Modal>
  )
}
