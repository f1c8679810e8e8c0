import type { MessageTrace } from '@foyer/sdk'

type Evidence = MessageTrace['outcome']['questions'][number]['evidence'][number]

/** What an answer is based on, with what that said at the time; no text where it is not kept. */
export interface CitedEvidence extends Evidence {
  text: string
}

export function evidenceTexts(evidence: readonly Evidence[], { passages }: MessageTrace): CitedEvidence[] {
  const texts = new Map(passages.map((passage) => [keyOf(passage), passage.text]))
  return evidence.map(({ kind, id }) => ({ kind, id, text: texts.get(keyOf({ kind, id })) ?? '' }))
}

const keyOf = ({ kind, id }: Evidence) => `${kind} ${id}`
