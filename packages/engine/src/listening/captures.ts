import type { Ambiguity, Capture } from '../conversation/reading.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { assign } from './assign.ts'
import { type Decision, decide } from './decide.ts'
import type { Mention } from './mentions/mention.ts'
import { mentionsIn } from './mentions/mentions_in.ts'
import { type ParsedMessage, quoteOf } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'

export interface MessageCaptures {
  captures: Capture[]
  unclear: Ambiguity[]
  /** Places of the words that were understood, also where they said nothing new. */
  taken: ReadonlySet<number>
  /** Options that the visitor ruled out, by slot. */
  ruledOut: ReadonlyMap<string, readonly string[]>
}

export function messageCaptures(parsed: ParsedMessage): MessageCaptures {
  const assigned = assign(mentionsIn(parsed))
  const captures: Capture[] = []
  const unclear: Ambiguity[] = []
  const taken = new Set<number>()
  const ruledOut = new Map<string, string[]>()
  for (const slot of parsed.slots) {
    const { key } = slot.slot
    const mentions = assigned.get(key) ?? []
    ruledOut.set(
      key,
      mentions.filter(({ isNegated }) => isNegated).flatMap(({ values }) => values.filter(isText)),
    )
    const decision = decide(slot.slot, mentions, (one, other) => isTakenBack(parsed, one, other))
    if (decision === null) continue
    const [first, last] = spanOf(decision.mentions)
    // guard: a quotation is exactly as written [) -> ).toLowerCase()]
    const quote = quoteOf(parsed, first, last)
    for (const mention of decision.mentions)
      for (let at = mention.first; at <= mention.last; at++) taken.add(at)
    const known = Object.hasOwn(parsed.input.answers, key) ? parsed.input.answers[key] : undefined
    if (decision.value === null) {
      if (known === undefined || isMeant(parsed, decision))
        unclear.push({ slot: key, options: [...decision.options], quote })
    } else {
      const value = known === undefined ? decision.value : renewed(parsed, slot, known, decision)
      // guard: a new answer is no correction [known !== undefined -> true]
      if (value !== null) captures.push({ slot: key, value, quote, correction: known !== undefined })
    }
  }
  return { captures, unclear, taken, ruledOut }
}

const isText = (value: SlotValue): value is string => typeof value === 'string'

/** "Phone, no, video": the words between the two take the first one back. */
function isTakenBack({ tokens, pack }: ParsedMessage, one: Mention, other: Mention): boolean {
  if (other.first <= one.last) return false
  const between = tokens.slice(one.last + 1, other.first).map(({ word }) => word)
  const plain = between.join(' ')
  return (
    // guard: words between two answers take the first back [pack.replies.correction…]
    pack.replies.correction.test(plain) ||
    pack.replies.reconsidering.test(plain) ||
    pack.replies.opensNo.test(plain)
  )
}

const spanOf = (mentions: readonly Mention[]): [number, number] => [
  Math.min(...mentions.map(({ first }) => first)),
  Math.max(...mentions.map(({ last }) => last)),
]

/** Whether a slot that has an answer is spoken of again on purpose. */
function isMeant({ input, replies }: ParsedMessage, { mentions }: Decision): boolean {
  return mentions.some(({ slot, sentence, isExplicit }) => {
    const { corrects, reconsiders, no } = replies[sentence]!
    return corrects || reconsiders || no !== null || isExplicit || slot === input.asked.slot
  })
}

/** What an answer becomes by what was said now; null where it stays as it is. */
function renewed(
  parsed: ParsedMessage,
  { slot }: PreparedSlot,
  known: SlotValue,
  decision: Decision,
): SlotValue | null {
  const { value, mentions } = decision
  // guard: an answer stays until it is spoken of on purpose [!isMeant…]
  if (value === null || !isMeant(parsed, decision)) return null
  if (slot.data_type !== 'multi_enum' || typeof value !== 'object' || typeof known !== 'object')
    // guard: the same answer again is none [null]
    return value === known ? null : value
  const { corrects, no } = parsed.replies[mentions[0]!.sentence]!
  const plain = parsed.sentences[mentions[0]!.sentence]!.plain
  // guard: who corrects several replaces them [(corrects… -> false]
  const replaces = (corrects || no !== null) && !parsed.pack.choices.adding.test(plain)
  // guard: several are added to, not replaced [[...known, ...value]]
  const values = inOrder(slot.enum_values ?? [], replaces ? value : [...known, ...value])
  return values.join('\n') === known.join('\n') ? null : values
}

/** In the order of the options, so that the same answer always looks the same. */
const inOrder = (order: readonly string[], values: readonly string[]) =>
  order.filter((value) => values.includes(value))
