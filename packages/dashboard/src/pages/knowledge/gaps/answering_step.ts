import type { KnowledgeGap, KnowledgeSource } from '@foyer/sdk'

/** How far the source has come that was added to answer a gap. */

export type AnsweringStep = 'reading' | 'failed' | 'checking' | 'not_enough' | 'unchecked' | 'verified'

type Gap = Pick<KnowledgeGap, 'status' | 'resolution_basis' | 'last_check'>
type Source = Pick<KnowledgeSource, 'status' | 'ingested_at' | 'archived'>

/** The check follows the reading within seconds; knowledge that did not change is not checked anew. */
const longestCheckMs = 30_000

/** Undefined when there is nothing to tell: no source, one that is gone, or a gap that was settled on somebody's word. */
export function answeringStep(gap: Gap, source: Source | undefined, now: Date): AnsweringStep | undefined {
  if (!source || source.archived || gap.status === 'archived') return undefined
  if (gap.status === 'resolved') return gap.resolution_basis === 'verified' ? 'verified' : undefined
  if (source.status === 'queued' || source.status === 'ingesting') return 'reading'
  if (source.status === 'failed') return 'failed'
  const readAt = Date.parse(source.ingested_at ?? '')
  if (Date.parse(gap.last_check?.checked_at ?? '') >= readAt) return 'not_enough'
  return now.getTime() - readAt < longestCheckMs ? 'checking' : 'unchecked'
}
