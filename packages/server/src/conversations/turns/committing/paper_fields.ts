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
export function paperFields(papers: Papers | null, now: Date): PaperFields {
  if (!papers) return { assessment: null, fit: null, brief: null, recap: null }
  const { judgement, brief, recap } = papers
  return { assessment: { ...judgement, assessed_at: now.toISOString() }, fit: judgement.fit, brief, recap }
}
