/** What an erasure took with it, in the words of its confirmation. */

const words: Record<string, string> = {
  conversations: 'Conversations',
  messages: 'Messages',
  slot_values: 'Answers',
  traces: 'Explanations',
  turns: 'Turns',
  deliverables: 'Documents',
  gap_occurrences: 'Questions in gaps',
  gaps: 'Gaps',
  snapshots: 'Snapshots',
  stored_answers: 'Stored API responses',
  exports: 'Exports',
}

/** Those of which there were some, the ones people know first. */
export function receiptLines(erased: Record<string, number>): [label: string, count: number][] {
  const known = Object.keys(words)
  const place = (kind: string) => (known.includes(kind) ? known.indexOf(kind) : known.length)
  return Object.entries(erased)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([kind, count]) => [words[kind] ?? kind.replaceAll('_', ' '), count])
}
