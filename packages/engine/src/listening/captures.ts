import type { Ambiguity, Capture } from '../conversation/reading.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { assign } from './assign.ts'
import { decide } from './decide.ts'
import { isMeant, knownValue, renewed, rest } from './known_answers.ts'
import type { Mention } from './mentions/mention.ts'
import { mentionsIn } from './mentions/mentions_in.ts'
import { type ParsedMessage, quoteOf } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import { replacedDate } from './replaced_date.ts'
import { replacedOptions } from './replaced_option.ts'
import { replacedWords } from './replaced_words.ts'

export interface MessageCaptures {
  captures: Capture[]
  unclear: Ambiguity[]
  /** Places of the words that were understood, also where they said nothing new. */
  taken: ReadonlySet<number>
  /** Options that the visitor ruled out, by slot. */
  ruledOut: ReadonlyMap<string, readonly string[]>
}

export function messageCaptures(parsed: ParsedMessage): MessageCaptures {
  const assigned = assign(mentionsIn(parsed), parsed.input.asked.slot)
  const captures: Capture[] = []
  const unclear: Ambiguity[] = []
  const taken = new Set<number>()
  const ruledOut = new Map<string, string[]>()
  for (const slot of parsed.slots) {
    const { key } = slot.slot
    const mentions = assigned.get(key) ?? []
    const negated = mentions.filter(({ isNegated }) => isNegated)
    const out = negated.flatMap(({ values }) => values.filter(isText))
    ruledOut.set(key, out)
    const decision =
      decide(slot.slot, mentions, (one, other) => isTakenBack(parsed, one, other)) ??
      rest(parsed, slot, mentions)
    if (decision === null || isWithdrawn(parsed, mentions)) continue
    const [first, last] = spanOf(decision.mentions)
    const quote = quoteOf(parsed, first, last)
    for (const mention of [...decision.mentions, ...negated])
      for (let at = mention.first; at <= mention.last; at++) taken.add(at)
    const known = knownValue(parsed, key)
    if (decision.value === null) {
      if (known === undefined || isMeant(parsed, decision))
        unclear.push({ slot: key, options: [...decision.options], quote })
    } else {
      const said = withThoseBetween(parsed, slot, decision.value, decision.mentions)
      const value =
        known === undefined ? said : renewed(parsed, slot, known, { ...decision, value: said }, out)
      if (value !== null) captures.push({ slot: key, value, quote, correction: known !== undefined })
    }
  }
  const date = replacedDate(parsed, taken)
  for (const { capture, first, last } of [
    ...replacedWords(parsed),
    ...(date ? [date] : []),
    ...replacedOptions(parsed),
  ]) {
    if (taken.has(first) || captures.some(({ slot }) => slot === capture.slot)) continue
    captures.push(capture)
    for (let at = first; at <= last; at++) taken.add(at)
  }
  return { captures, unclear, taken, ruledOut }
}

const isText = (value: SlotValue): value is string => typeof value === 'string'

/** "Monday to Wednesday" is Tuesday, too. */
function withThoseBetween(
  { tokens, pack }: ParsedMessage,
  { slot }: PreparedSlot,
  value: SlotValue,
  mentions: readonly Mention[],
): SlotValue {
  const [one, other, ...more] = [...mentions].sort((a, b) => a.first - b.first)
  const options = slot.enum_values ?? []
  if (slot.data_type !== 'multi_enum' || !one || !other || more.length > 0) return value
  const [from, to] = [one, other].map(({ values }) => options.indexOf(String(values[0])))
  const isRange = other.first === one.last + 2 && pack.numbers.to.has(tokens[one.last + 1]?.word ?? '')
  return isRange && from! >= 0 && to! > from! ? options.slice(from, to! + 1) : value
}

/** "Phone, no, video": the words between the two take the first one back. */
function isTakenBack({ tokens, pack }: ParsedMessage, one: Mention, other: Mention): boolean {
  if (other.first <= one.last) return false
  const between = tokens.slice(one.last + 1, other.first).map(({ word }) => word)
  const plain = between.join(' ')
  return (
    pack.replies.correction.test(plain) ||
    pack.replies.reconsidering.test(plain) ||
    pack.replies.opensNo.test(plain)
  )
}

/** "A single one. No, nonsense, …": a later sentence takes it back, and names nothing instead that is understood. */
function isWithdrawn({ sentences, pack }: ParsedMessage, mentions: readonly Mention[]): boolean {
  const last = Math.max(...mentions.map(({ sentence }) => sentence))
  return sentences
    .slice(last + 1)
    .some(
      ({ plain, tokens }) =>
        pack.answers.takingBack.test(plain) && !tokens.some(({ kind }) => kind === 'number'),
    )
}

const spanOf = (mentions: readonly Mention[]): [number, number] => [
  Math.min(...mentions.map(({ first }) => first)),
  Math.max(...mentions.map(({ last }) => last)),
]
