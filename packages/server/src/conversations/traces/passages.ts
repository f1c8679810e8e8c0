import type { EvidenceReference, GivenPassage, StoredTurn } from '@foyer/engine'
import type { StoredTrace } from './stored_trace.ts'

/** What the evidence says, as it was when it was said; and what else was found. */
export function passagesOf(trace: StoredTrace): GivenPassage[] {
  if (trace.format === 3) return [...passagesIn(trace.turn), ...trace.evidence]
  const found = new Map(
    trace.plan
      .flatMap((item) => ('passages' in item ? item.passages : []))
      .map((passage): [string, GivenPassage] => [keyOf(passage), { ...passage, title: passage.label }]),
  )
  // Of a passage, the words that were said.
  for (const fact of trace.questions.flatMap(({ facts }) => facts ?? []))
    found.set(keyOf(fact), { title: '', ...found.get(keyOf(fact)), ...fact })
  return [...found.values()]
}

/** What was found for the message, and by its searches, each once. */
export function passagesIn({ passages, rounds }: StoredTurn): GivenPassage[] {
  const found = [...passages, ...rounds.flatMap(({ calls }) => calls.flatMap((call) => call.passages ?? []))]
  return [...new Map(found.map((passage) => [keyOf(passage), passage])).values()]
}

export const keyOf = ({ kind, id }: EvidenceReference): string => `${kind} ${id}`
