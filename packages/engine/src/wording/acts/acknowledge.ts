// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import type { SlotDefinition } from '../../flow/definition.ts'
import { meaningOf } from '../meanings.ts'
import { type Part, worded } from '../part.ts'
import { clauseFor, itemsInWords, valueInWords } from '../said_back.ts'
import type { Speech } from '../speech.ts'

/** More words of a visitor's own are noted, not repeated: a receptionist does not read a sentence back. */
const mostWords = 3

/**
 * Says back what was understood: changes first, as changes, then what is new, in one sentence each. A reply that closes
 * the conversation sums up anyway.
 */
export function acknowledge(
  captured: readonly string[],
  corrected: readonly string[],
  speech: Speech,
): Part[] {
  // guard: a reply that closes says nothing back twice
  if (speech.plan.some(({ act }) => act === 'close')) return []
  const changed = corrections(known(corrected, speech), speech)
  const added = known(captured, speech)
  // guard: who was thanked is not thanked again [besides…]
  return [...changed, ...(changed.length > 0 ? besides(added, speech) : news(added, speech))]
}

const known = (keys: readonly string[], { slotOf, answers }: Speech) =>
  keys.flatMap((key) => {
    const slot = slotOf(key)
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    return slot && answer ? [{ slot, answer }] : []
  })

type Known = ReturnType<typeof known>

function corrections(changed: Known, speech: Speech): Part[] {
  const { corrected, correctedSeveral, changed: noWords } = speech.pack.acknowledge
  const [first] = changed
  if (!first) return []
  const fallback = { patterns: noWords, fills: {} }
  const items = itemsOf(changed, speech)
  const value = valueInWords(first.slot, first.answer.value, speech)
  const earlier = first.answer.earlier?.at(-1)?.value
  const old = earlier === undefined ? null : valueInWords(first.slot, earlier, speech)
  const said =
    changed.length === 1 && value !== null && old !== null && old !== value
      ? [{ patterns: corrected, fills: { value, old } }]
      : items === null
        ? []
        : [{ patterns: correctedSeveral, fills: { items } }]
  return [{ kind: 'worded', name: 'corrected', wordings: [...said, fallback], optional: true }]
}

/** Once thanked, the visitor is not thanked again. */
function besides(captured: Known, speech: Speech): Part[] {
  const [first] = captured
  const items = itemsOf(captured, speech)
  if (!first || items === null) return []
  const value = captured.length === 1 ? valueInWords(first.slot, first.answer.value, speech) : null
  const fills = value === null ? { items } : { value }
  return [worded('besides', speech.pack.acknowledge.also, fills, { optional: true })]
}

function news(captured: Known, speech: Speech): Part[] {
  const { one, several, name, noted } = speech.pack.acknowledge
  const [first] = captured
  if (!first) return []
  const optional = { optional: true }
  const items = itemsOf(captured, speech)
  if (captured.length > 1 && items !== null) return [worded('captured', several, { items }, optional)]
  const { slot, answer } = first
  if (typeof answer.value === 'boolean') return [yesOrNo(slot, answer.value, speech)]
  const value = valueInWords(slot, answer.value, speech)
  const isLong = slot.data_type === 'string' && String(answer.value).split(/\s+/).length > mostWords
  // guard: a sentence of the visitor is not read back [isLong]
  if (captured.length > 1 || value === null || isLong) return [worded('captured', noted, {}, optional)]
  const wordings = [
    ...(meaningOf(slot, speech) === 'name' ? [{ patterns: name, fills: { value } }] : []),
    { patterns: one, fills: { value } },
    { patterns: noted, fills: {} },
  ]
  return [{ kind: 'worded', name: 'captured', wordings, optional: true }]
}

function yesOrNo(slot: SlotDefinition, value: boolean, speech: Speech): Part {
  const { clause: patterns, yes, no } = speech.pack.acknowledge
  const clause = clauseFor(slot, value, speech)
  if (clause !== null) return worded('captured', patterns, { clause }, { optional: true })
  return worded('captured', value ? yes : no, {}, { optional: true })
}

const itemsOf = (told: Known, speech: Speech): string | null =>
  itemsInWords(
    told.map(({ slot, answer }) => ({ slot, value: answer.value })),
    speech,
  )
