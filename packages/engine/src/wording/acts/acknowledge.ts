// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import type { SlotDefinition } from '../../flow/definition.ts'
import { answerListWords, booleanClause, valueWords } from '../answer_words.ts'
import { meaningOf } from '../meanings.ts'
import { type Part, wordedPart } from '../part.ts'
import type { WordingContext } from '../wording_context.ts'

/** More words of a visitor's own are noted, not repeated: a receptionist does not read a sentence back. */
const mostWords = 3

/**
 * Says back what was understood: changes first, as changes, then what is new, in one sentence each. A reply that closes
 * the conversation sums up anyway.
 */
export function acknowledge(
  captured: readonly string[],
  corrected: readonly string[],
  context: WordingContext,
): Part[] {
  // guard: a reply that closes says nothing back twice
  if (context.plan.some(({ act }) => act === 'close')) return []
  const changed = corrections(capturedSlots(corrected, context), context)
  const added = capturedSlots(captured, context)
  // guard: who was thanked is not thanked again [besides…]
  return [...changed, ...(changed.length > 0 ? besides(added, context) : news(added, context))]
}

const capturedSlots = (keys: readonly string[], { slotOf, answers }: WordingContext) =>
  keys.flatMap((key) => {
    const slot = slotOf(key)
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    return slot && answer ? [{ slot, answer }] : []
  })

type CapturedSlots = ReturnType<typeof capturedSlots>

function corrections(changed: CapturedSlots, context: WordingContext): Part[] {
  const { corrected, correctedSeveral, changed: noWords } = context.pack.acknowledge
  const [first] = changed
  if (!first) return []
  const fallback = { patterns: noWords, fills: {} }
  const items = itemsOf(changed, context)
  const value = valueWords(first.slot, first.answer.value, context)
  const earlier = first.answer.earlier?.at(-1)?.value
  const old = earlier === undefined ? null : valueWords(first.slot, earlier, context)
  const said =
    changed.length === 1 && value !== null && old !== null && old !== value
      ? [{ patterns: corrected, fills: { value, old } }]
      : items === null
        ? []
        : [{ patterns: correctedSeveral, fills: { items } }]
  return [{ kind: 'worded', name: 'corrected', wordings: [...said, fallback], optional: true }]
}

/** Once thanked, the visitor is not thanked again. */
function besides(captured: CapturedSlots, context: WordingContext): Part[] {
  const [first] = captured
  const items = itemsOf(captured, context)
  if (!first || items === null) return []
  const value = captured.length === 1 ? valueWords(first.slot, first.answer.value, context) : null
  const fills = value === null ? { items } : { value }
  return [wordedPart('besides', context.pack.acknowledge.also, fills, { optional: true })]
}

function news(captured: CapturedSlots, context: WordingContext): Part[] {
  const { one, several, name, noted } = context.pack.acknowledge
  const [first] = captured
  if (!first) return []
  const optional = { optional: true }
  const items = itemsOf(captured, context)
  if (captured.length > 1 && items !== null) return [wordedPart('captured', several, { items }, optional)]
  const { slot, answer } = first
  if (typeof answer.value === 'boolean') return [yesOrNo(slot, answer.value, context)]
  const value = valueWords(slot, answer.value, context)
  const isLong = slot.data_type === 'string' && String(answer.value).split(/\s+/).length > mostWords
  // guard: a sentence of the visitor is not read back [isLong]
  if (captured.length > 1 || value === null || isLong) return [wordedPart('captured', noted, {}, optional)]
  const wordings = [
    ...(meaningOf(slot, context) === 'name' ? [{ patterns: name, fills: { value } }] : []),
    { patterns: one, fills: { value } },
    { patterns: noted, fills: {} },
  ]
  return [{ kind: 'worded', name: 'captured', wordings, optional: true }]
}

function yesOrNo(slot: SlotDefinition, value: boolean, context: WordingContext): Part {
  const { clause: patterns, yes, no } = context.pack.acknowledge
  const clause = booleanClause(slot, value, context)
  if (clause !== null) return wordedPart('captured', patterns, { clause }, { optional: true })
  return wordedPart('captured', value ? yes : no, {}, { optional: true })
}

const itemsOf = (answers: CapturedSlots, context: WordingContext): string | null =>
  answerListWords(
    answers.map(({ slot, answer }) => ({ slot, value: answer.value })),
    context,
  )
