import type { Capture, Unclear } from '../conversation/reading.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import type { Captured } from './captures.ts'
import { type Heard, informs } from './heard.ts'
import type { ListeningPack } from './language/index.ts'
import { asksForName, isBareName } from './mentions/name_mentions.ts'
import { matchPhrase } from './mentions/phrase.ts'
import { ownWords } from './own_words.ts'
import type { PreparedOption, PreparedSlot } from './prepared_slot.ts'
import type { Reply } from './sentences/replies.ts'
import type { Words } from './sentences/sentences.ts'
import { spokenIn } from './sentences/spoken.ts'
import { stemOf, type Token } from './sentences/tokens.ts'

/** What the slot that was asked for gets by replies that name nothing: yes, the second one, all of them, not sure. */
export interface AskedAnswer {
  capture: Capture | null
  unclear: Unclear | null
  declined: boolean
}

const nothing: AskedAnswer = { capture: null, unclear: null, declined: false }

export function askedAnswer(heard: Heard, asked: PreparedSlot, captured: Captured): AskedAnswer {
  for (const [at, sentence] of heard.sentences.entries()) {
    // guard: what does not inform is no reply
    if (!informs(sentence)) continue
    const answer = answerBy(heard, asked, heard.replies[at]!, sentence, captured)
    if (answer !== null) return answer
  }
  return inOwnWords(heard, asked, captured)
}

function answerBy(
  heard: Heard,
  asked: PreparedSlot,
  reply: Reply,
  sentence: Words,
  { ruledOut }: Captured,
): AskedAnswer | null {
  const { slot, options } = asked
  const captured = (value: SlotValue, { tokens }: Words) => captureOf(heard, asked, value, tokens)
  if (slot.data_type === 'boolean') {
    const said = reply.no ?? reply.yes
    // guard: who withholds says neither yes nor no [!reply.withholds]
    if (said !== null && !reply.withholds) return captured(reply.no === null, said)
    if (reply.ratherNot && !reply.withholds) return captured(false, sentence)
  }
  if (slot.data_type === 'multi_enum' && options.length > 0 && !reply.goodbye) {
    const out = ruledOut.get(slot.key) ?? []
    const real = options.filter(
      // guard: all but some are all without them [!out.includes(value)]
      ({ value, isNothing, isOpen }) => !isNothing && !isOpen && !out.includes(value),
    )
    const values = real.map(({ value }) => value)
    if (heard.pack.choices.all.test(sentence.plain)) return captured(values, sentence)
    const both = heard.pack.choices.both.test(sentence.plain) ? bothOf(heard, real, sentence) : null
    if (both !== null) return captured(both, sentence)
  }
  const chosen = byPlace(heard, asked, sentence) ?? confirmed(heard, reply)
  if (chosen !== null) return captured(slot.data_type === 'multi_enum' ? [chosen] : chosen, sentence)
  if (reply.dontKnow || reply.dontCare || reply.ratherNot) {
    const open = reply.ratherNot ? undefined : options.find(({ isOpen }) => isOpen)
    // guard: who does not know declines [{ ...nothing… -> nothing]
    return open === undefined
      ? { ...nothing, declined: true }
      : captured(valueFor(asked, open.value), sentence)
  }
  if (lacksIt(heard, asked, sentence)) return { ...nothing, declined: true }
  if (
    reply.no === null ||
    slot.data_type === 'boolean' ||
    heard.pack.replies.no.test(sentence.plain) === false
  )
    return null
  const none = options.find(({ isNothing }) => isNothing)
  return none === undefined ? { ...nothing, declined: true } : captured(valueFor(asked, none.value), sentence)
}

/** "Both the audit and the sprint": the two that are hinted at, put up for choice, or all there are. */
function bothOf(
  { input, pack }: Heard,
  options: readonly PreparedOption[],
  sentence: Words,
): string[] | null {
  const hinted = hintedAt(options, sentence, pack)
  const pairs = [hinted, input.asked.options, options.map(({ value }) => value)]
  const pair = pairs.find(({ length }) => length === 2)
  return pair === undefined ? null : [...pair]
}

/** Options of which at least a word is said. */
function hintedAt(options: readonly PreparedOption[], sentence: Words, pack: ListeningPack): string[] {
  const spoken = spokenIn(sentence, pack)
  return options
    .filter(({ phrases }) => (matchPhrase(phrases[0]!, spoken, true)?.score ?? 0) > leastHint)
    .map(({ value }) => value)
}

const leastHint = 0.15

/** "No company, it is for me": there is nothing to tell. */
function lacksIt({ pack }: Heard, { slot, about }: PreparedSlot, { tokens }: Words): boolean {
  if (slot.data_type !== 'string' && slot.data_type !== 'email') return false
  return tokens.slice(0, 4).some(({ word }, at) => {
    const next = tokens[at + 1]
    const names = next !== undefined && (about.get(stemOf(next.word, pack.language)) ?? 0) >= 0.9
    return pack.choices.negations.has(word) && names
  })
}

const valueFor = ({ slot }: PreparedSlot, value: string): SlotValue =>
  slot.data_type === 'multi_enum' ? [value] : value

function captureOf(
  heard: Heard,
  { slot }: PreparedSlot,
  value: SlotValue,
  tokens: readonly Token[],
): AskedAnswer {
  const quote = heard.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
  const known = Object.hasOwn(heard.input.answers, slot.key) ? heard.input.answers[slot.key] : undefined
  // guard: the same answer again is none
  if (known !== undefined && String(known) === String(value)) return nothing
  return { ...nothing, capture: { slot: slot.key, value, quote, correction: known !== undefined } }
}

/** "The second one": of those put up for choice, else of all. */
function byPlace({ input, pack }: Heard, { slot }: PreparedSlot, { tokens }: Words): string | null {
  // guard: a place is one among those put up [input.asked.options]
  const values = input.asked.options.length > 0 ? input.asked.options : (slot.enum_values ?? [])
  if (values.length === 0 || tokens.length > 6) return null
  for (const { word } of tokens) {
    const place = pack.choices.ordinals.findIndex((words) => words.includes(word))
    if (place >= 0 && place < values.length) return values[place]!
    if (pack.choices.last.has(word)) return values.at(-1)!
  }
  return null
}

/** One value was put to the visitor, who agreed. */
function confirmed({ input }: Heard, { yes, no }: Reply): string | null {
  const [only, ...others] = input.asked.options
  // guard: one value that was put up is agreed to [others.length === 0]
  return only !== undefined && others.length === 0 && yes !== null && no === null ? only : null
}

function inOwnWords(heard: Heard, asked: PreparedSlot, { taken }: Captured): AskedAnswer {
  const { slot, options } = asked
  const isList = slot.data_type === 'multi_enum' && options.length === 0
  if (slot.data_type !== 'string' && !isList) return betweenOptions(heard, asked)
  const tokens = ownWords(heard, taken)
  if (tokens === null) return nothing
  // guard: a sentence is no name
  if (asksForName(slot, heard.pack) && !isBareName(tokens, heard.pack)) return nothing
  const text = heard.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
  return captureOf(heard, asked, isList ? listed(text) : text, tokens)
}

const joints = /\s*(?:[,;\n•]|(?<=\s)(?:and|und|sowie|as well as|&|\+)(?=\s))\s*/iu

const listed = (text: string): string[] => [...new Set(text.split(joints).filter((item) => item !== ''))]

/** Words that several options share name none of them, but narrow the choice. */
function betweenOptions(heard: Heard, { slot, options }: PreparedSlot): AskedAnswer {
  for (const sentence of heard.sentences.filter(informs)) {
    const { tokens } = sentence
    const hinted = hintedAt(options, sentence, heard.pack)
    // guard: words that several options share narrow the choice [hinted.length < 2]
    if (hinted.length < 2 || hinted.length === options.length || sentence.plain === '') continue
    const quote = heard.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
    return { ...nothing, unclear: { slot: slot.key, options: hinted, quote } }
  }
  return nothing
}
