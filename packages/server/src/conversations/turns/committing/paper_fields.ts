import type { Assessment } from '@foyer/contract'
import type { Static } from 'typebox'
import type { Papers } from '../thinking/papers.ts'

interface PaperFields {
  assessment: Static<typeof Assessment> | null
  fit: string | null
  brief: string | null
  recap: string | null
}

/** What a conversation keeps of its papers; the deliverable is kept beside it. */
export function paperFields({ judgement, brief, recap }: Papers, now: Date): PaperFields {
  return { assessment: { ...judgement, assessed_at: now.toISOString() }, fit: judgement.fit, brief, recap }
}
