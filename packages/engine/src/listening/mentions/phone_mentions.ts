import { asksForPhone } from '../../slots/asks_for_phone.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { type Mention, mentionOf } from './mention.ts'

/** With its prefix, a telephone number is as unmistakable as an address, unless it is a date. */
const withPrefix = /(?:\+|(?<!\d[./-]?)0(?!\d?[./-]\d{1,2}[./-]\d{2}))\d[\d\s/().-]{4,}\d/g
const anyNumber = /\d[\d\s/().-]{4,}\d/g

/** The telephone number in a sentence, for a slot that asks for one. */
export function phoneMentions(
  message: string,
  { tokens }: Sentence,
  at: number,
  prepared: PreparedSlot,
  isAsked: boolean,
): Mention[] {
  if (!asksForPhone(prepared.slot)) return []
  const [from, to] = [tokens[0]!.from, tokens.at(-1)!.to]
  const numbers = [...message.slice(0, to).matchAll(isAsked ? anyNumber : withPrefix)]
  const found = numbers.find(({ index }) => index >= from)
  if (found === undefined) return []
  const end = found.index + found[0].length
  const covered = tokens.filter((token) => token.from >= found.index && token.to <= end)
  const [first, last] = [covered[0], covered.at(-1)]
  if (first === undefined || last === undefined) return []
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: true, sentence: at }
  return [mentionOf(prepared.slot.key, found[0], [first, last], rest)]
}

/** Whether a text holds a number to call somebody by. */
export const hasPhoneNumber = (text: string): boolean => text.search(withPrefix) >= 0
