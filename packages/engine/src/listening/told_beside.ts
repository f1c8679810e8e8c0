import type { Capture } from '../conversation/reading.ts'
import type { MessageCaptures } from './captures.ts'
import type { DirectAnswer } from './direct_answer.ts'
import { isNamedAs } from './is_named_as.ts'
import { matterIn, notesSlot, openingRequest } from './matter.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import { tokenRun } from './sentences/sentences.ts'
import type { Token } from './sentences/tokens.ts'

/** What somebody comes with. */
export function openingCapture(parsed: ParsedMessage, { captures, taken }: MessageCaptures): Capture | null {
  const slot = openingRequest(parsed)
  const tokens = slot === null ? null : matterIn(parsed, taken)
  if (slot === null || tokens === null || captures.some((each) => each.slot === slot.key)) return null
  const quote = parsed.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
  return { slot: slot.key, value: quote, quote, correction: false }
}

/** "He is called Mogli and very shy" answers no question, and the team should know. */
export function noteBeside(
  parsed: ParsedMessage,
  { taken }: MessageCaptures,
  { capture, unclear, declined }: DirectAnswer,
): Capture | null {
  const { input, asked, sentences, tokens } = parsed
  const slot = notesSlot(parsed)
  if (slot === null || asked === null || input.isFirst || input.isAskedNow === false) return null
  if (unclear !== null || declined || capture?.slot === slot.key) return null
  const from = capture === null ? -1 : input.message.indexOf(capture.quote)
  const isAnswer = (token: Token) =>
    from >= 0 && token.from >= from && token.to <= from + capture!.quote.length
  const used = new Set([...taken, ...tokens.filter(isAnswer).map(({ at }) => at)])
  const told = matterIn(parsed, used)
  if (told === null || told.length < fewestOfNote) return null
  const sentence = sentences.find((each) => each.tokens.some(({ at }) => at === told[0]!.at))
  const opening = sentence?.tokens.every(({ at }) => !used.has(at)) ? sentence.tokens[0] : undefined
  const quote = input.message.slice(opening?.from ?? told[0]!.from, told.at(-1)!.to)
  return { slot: slot.key, value: quote, quote, correction: false }
}

/** "At the moment everybody gives discounts": how things are today, told before it is asked. */
export function situationTold(
  parsed: ParsedMessage,
  { taken }: MessageCaptures,
  { capture }: DirectAnswer,
): Capture | null {
  const { input, slots, pack } = parsed
  const isOpen = ({ slot }: PreparedSlot) =>
    isNamedAs(slot, 'situations') && !Object.hasOwn(input.answers, slot.key)
  const slot = slots.find(isOpen)?.slot
  if (slot === undefined || capture !== null) return null
  const tokens = matterIn(parsed, taken)
  if (tokens === null || !pack.answers.presently.test(tokenRun(tokens).plain)) return null
  const quote = input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
  return { slot: slot.key, value: quote, quote, correction: false }
}

const fewestOfNote = 4
