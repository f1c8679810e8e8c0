import type { SlotValue } from '../prompts/live_values.ts'
import type { Decision } from './decide.ts'
import type { Mention } from './mentions/mention.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'

/** What a slot's answer becomes by what is said later. */

export const knownValue = ({ input }: ParsedMessage, key: string): SlotValue | undefined =>
  Object.hasOwn(input.answers, key) ? input.answers[key] : undefined

/** Whether a slot that has an answer is spoken of again on purpose. */
export function isMeant(parsed: ParsedMessage, { mentions }: Decision): boolean {
  const { input, replies, asked } = parsed
  return mentions.some(({ slot, sentence, isExplicit }) => {
    const { corrects, reconsiders, no } = replies[sentence]!
    // "No, everything works" answers the question before, and takes nothing else back.
    const denies = (reconsiders || no !== null) && asked?.slot.data_type !== 'boolean'
    return corrects || denies || (isExplicit && !answersAsked(parsed)) || slot === input.asked.slot
  })
}

/** "No, but I was there once, with my shoulder" answers whether they have been there. */
const answersAsked = ({ asked, replies }: ParsedMessage): boolean =>
  asked?.slot.data_type === 'boolean' && replies.some(({ yes, no }) => yes !== null || no !== null)

/** What an answer becomes by what was said now; null where it stays as it is. */
export function renewed(
  parsed: ParsedMessage,
  { slot }: PreparedSlot,
  known: SlotValue,
  decision: Decision,
  ruledOut: readonly string[],
): SlotValue | null {
  const { value, mentions } = decision
  // "That is billing, not account."
  const isRuledOut = ruledOut.includes(String(known))
  const isOnPurpose = isRuledOut || isMeant(parsed, decision)
  if (value === null || !isOnPurpose) return null
  if (slot.data_type !== 'multi_enum' || typeof value !== 'object' || typeof known !== 'object')
    return value === known ? null : value
  const { corrects, reconsiders, no } = parsed.replies[mentions[0]!.sentence]!
  const plain = parsed.sentences[mentions[0]!.sentence]!.plain
  const takesBack = corrects || reconsiders || no !== null || isOnly(parsed, mentions[0]!)
  // "Friday instead of Monday" leaves Wednesday as it is.
  const isSwap = ruledOut.some((each) => known.includes(each))
  const replaces = takesBack && value.length > 0 && !isSwap && !parsed.pack.choices.adding.test(plain)
  const all = replaces ? value : [...known, ...value]
  // In the order of the options, so that the same answer always looks the same.
  const values = (slot.enum_values ?? []).filter((each) => all.includes(each) && !ruledOut.includes(each))
  return values.length === 0 || values.join('\n') === known.join('\n') ? null : values
}

const isOnly = ({ tokens, pack }: ParsedMessage, { first }: Mention) =>
  pack.choices.only.test(
    tokens
      .slice(Math.max(0, first - 3), first)
      .map(({ word }) => word)
      .join(' '),
  )

/** "Forget the coaching": of several answers, those stay that are not ruled out. */
export function rest(
  parsed: ParsedMessage,
  { slot: { key, data_type } }: PreparedSlot,
  mentions: readonly Mention[],
): Decision | null {
  const known = knownValue(parsed, key)
  if (data_type !== 'multi_enum' || typeof known !== 'object') return null
  const out = mentions.filter(({ values }) => values.some((value) => known.includes(String(value))))
  return out.length === 0 ? null : { value: [], options: [], mentions: out }
}
