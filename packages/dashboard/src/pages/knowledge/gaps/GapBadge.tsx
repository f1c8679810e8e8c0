import type { KnowledgeGap } from '@foyer/sdk'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'

/** A resolved gap says on what: verified by a check, or declared by somebody. */
export function GapBadge({ gap: { status, resolution_basis } }: { gap: KnowledgeGap }) {
  return <StatusBadge status={status === 'resolved' ? (resolution_basis ?? status) : status} />
}
