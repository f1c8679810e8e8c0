import type { Ambiguity, Capture } from '../conversation/reading.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { asksForPhone } from '../slots/asks_for_phone.ts'
import { bareName } from './bare_name.ts'
import type { MessageCaptures } from './captures.ts'
import { companyIn } from './company_in.ts'
import { freeTextAnswer } from './free_text_answer.ts'
import type { ListeningPack } from './language/index.ts'
import { matterIn } from './matter.ts'
import { asksForCompany, asksForName } from './mentions/name_mentions.ts'
import { matchPhrase } from './mentions/phrase.ts'
import { holdsDate, holdsKind, holdsTime, type TextKind, textKind } from './mentions/typed_text.ts'
import { informs, type ParsedMessage } from './parsed_message.ts'
import type { PreparedOption, PreparedSlot } from './prepared_slot.ts'
import { isLight } from './sentences/is_light.ts'
import type { Reply } from './sentences/replies.ts'
import { sentenceStems } from './sentences/sentence_stems.ts'
import type { Sentence, TokenRun } from './sentences/sentences.ts'
import { stemOf, type Token } from './sentences/tokens.ts'
import { withoutTalk } from './times/without_talk.ts'
import { yesOrNo } from './yes_or_no.ts'

/** What the slot that was asked for gets by replies that name nothing: yes, the second one, all of them, not sure. */
export interface DirectAnswer {
  capture: Capture | null
  unclear: Ambiguity | null
  declined: boolean
}

const nothing: DirectAnswer = { capture: null, unclear: null, declined: false }

export function directAnswer(
  parsed: ParsedMessage,
  asked: PreparedSlot,
  captured: MessageCaptures,
): DirectAnswer {
  const isYesOrNo = asked.slot.data_type === 'boolean'
  const said = isYesOrNo ? parsed.sentences.flatMap((_, at) => yesOrNo(parsed, at) ?? []).at(-1) : undefined
  if (said !== undefined) return captureOf(parsed, asked, said.value, said.words.tokens)
  for (const [at, sentence] of parsed.sentences.entries()) {
    if (!informs(sentence)) continue
    const answer = answerBy(parsed, asked, parsed.replies[at]!, sentence, captured)
    if (answer !== null) return answer
  }
  return inOwnWords(parsed, asked, captured)
}

const fewWords = 12

function answerBy(
  parsed: ParsedMessage,
  asked: PreparedSlot,
  reply: Reply,
  sentence: Sentence,
  { ruledOut }: MessageCaptures,
): DirectAnswer | null {
  const { slot, options } = asked
  const captured = (value: SlotValue, { tokens }: TokenRun) => captureOf(parsed, asked, value, tokens)
  if (slot.data_type === 'multi_enum' && options.length > 0 && !reply.goodbye) {
    const out = ruledOut.get(slot.key) ?? []
    const real = options.filter(
      ({ value, isNothing, isOpen }) => !isNothing && !isOpen && !out.includes(value),
    )
    const values = real.map(({ value }) => value)
    if (sentence.tokens.length <= fewWords && parsed.pack.choices.all.test(sentence.plain))
      return captured(values, sentence)
    const both = parsed.pack.choices.both.test(sentence.plain) ? bothOf(parsed, real, sentence) : null
    if (both !== null) return captured(both, sentence)
  }
  const none = noneOf(parsed, asked, sentence)
  if (none !== null) return none
  const chosen = byPlace(parsed, asked, sentence) ?? confirmed(parsed, reply)
  if (chosen !== null) return captured(slot.data_type === 'multi_enum' ? [chosen] : chosen, sentence)
  const leavesOpen = (reply.dontKnow || reply.dontCare) && isShrug(asked, sentence)
  // "The 12th of June, whenever it starts."
  if ((leavesOpen || reply.ratherNot) && !namesDate(parsed, asked, sentence)) {
    const open = reply.ratherNot ? undefined : options.find(({ isOpen }) => isOpen)
    return open === undefined
      ? { ...nothing, declined: true }
      : captured(valueFor(asked, open.value), sentence)
  }
  if (lacksIt(parsed, asked, sentence)) return { ...nothing, declined: true }
  if (
    reply.no === null ||
    slot.data_type === 'boolean' ||
    parsed.pack.replies.no.test(sentence.plain) === false
  )
    return null
  const least = options.find(({ isNothing }) => isNothing)
  return least === undefined
    ? { ...nothing, declined: true }
    : captured(valueFor(asked, least.value), sentence)
}

/** "We make furniture, margins keep shrinking and I don't know why" goes on to tell. */
const isShrug = ({ slot }: PreparedSlot, { tokens }: TokenRun): boolean =>
  slot.data_type !== 'string' || tokens.length <= fewWords

const namesDate = ({ pack }: ParsedMessage, asked: PreparedSlot, { tokens }: TokenRun): boolean =>
  textKind(asked) === 'date' && holdsDate(tokens, pack)

/** "None of those, just a tent pitch": something else, where an option stands for it. */
function noneOf(parsed: ParsedMessage, asked: PreparedSlot, sentence: Sentence): DirectAnswer | null {
  const { options } = asked
  if (options.length === 0 || !parsed.pack.choices.noneOf.test(sentence.plain)) return null
  const meant = options.find(({ isOther }) => isOther) ?? options.find(({ isNothing }) => isNothing)
  return meant === undefined
    ? { ...nothing, declined: true }
    : captureOf(parsed, asked, valueFor(asked, meant.value), sentence.tokens)
}

/** "Both the audit and the sprint": the two that are hinted at, put up for choice, or all there are. */
function bothOf(
  { input, pack }: ParsedMessage,
  options: readonly PreparedOption[],
  sentence: TokenRun,
): string[] | null {
  const hinted = hintedAt(options, sentence, pack)
  const pairs = [hinted, input.asked.options, options.map(({ value }) => value)]
  const pair = pairs.find(({ length }) => length === 2)
  return pair === undefined ? null : [...pair]
}

/** Options of which at least a word is said. */
function hintedAt(options: readonly PreparedOption[], sentence: TokenRun, pack: ListeningPack): string[] {
  const spoken = sentenceStems(sentence, pack)
  return options
    .filter(({ phrases }) => (matchPhrase(phrases[0]!, spoken, true)?.score ?? 0) > leastHint)
    .map(({ value }) => value)
}

const leastHint = 0.15

/** "No company, it is for me": there is nothing to tell. */
function lacksIt({ pack }: ParsedMessage, prepared: PreparedSlot, { tokens, clauses }: Sentence): boolean {
  const { slot, about } = prepared
  const isReference = textKind(prepared) === 'reference'
  if (asksForCompany(slot, pack) && clauses.some(({ plain }) => pack.answers.unaffiliated.test(plain)))
    return true
  if (slot.data_type !== 'string' && slot.data_type !== 'email') return false
  const isDenied = tokens.some(
    ({ word }) => pack.choices.negations.has(word) || pack.choices.nothing.has(word),
  )
  // "Don't have one on me."
  if (isReference && isDenied && !tokens.some(({ word }) => /\d/.test(word))) return true
  const isNamed = (token: Token | undefined) =>
    token !== undefined && (about.get(stemOf(token.word, pack.language)) ?? 0) >= 0.9
  // "Don't really use email."
  if (slot.data_type === 'email' && isDenied && tokens.length <= fewWords && tokens.some(isNamed)) return true
  return tokens
    .slice(0, 4)
    .some(({ word }, at) => pack.choices.negations.has(word) && isNamed(tokens[at + 1]))
}

const valueFor = ({ slot }: PreparedSlot, value: string): SlotValue =>
  slot.data_type === 'multi_enum' ? [value] : value

function captureOf(
  parsed: ParsedMessage,
  { slot }: PreparedSlot,
  value: SlotValue,
  tokens: readonly Token[],
): DirectAnswer {
  const quote = parsed.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
  const known = Object.hasOwn(parsed.input.answers, slot.key) ? parsed.input.answers[slot.key] : undefined
  if (known !== undefined && String(known) === String(value)) return nothing
  return { ...nothing, capture: { slot: slot.key, value, quote, correction: known !== undefined } }
}

/** "The second one": of those put up for choice, else of all. */
function byPlace(
  { input, pack }: ParsedMessage,
  { slot }: PreparedSlot,
  { tokens }: TokenRun,
): string | null {
  const values = input.asked.options.length > 0 ? input.asked.options : (slot.enum_values ?? [])
  if (values.length === 0 || tokens.length > 6) return null
  for (const [at, { word }] of tokens.entries()) {
    const place = pack.choices.ordinals.findIndex((words) => words.includes(word))
    const next = tokens[at + 1]
    const isOption = next === undefined || isLight(next, pack) || pack.choices.optionWords.has(next.word)
    if (place >= 0 && place < values.length && isOption) return values[place]!
    if (pack.choices.last.has(word) && isOption) return values.at(-1)!
  }
  return null
}

/** One value was put to the visitor, who agreed. */
function confirmed({ input }: ParsedMessage, { yes, no }: Reply): string | null {
  const [only, ...others] = input.asked.options
  return only !== undefined && others.length === 0 && yes !== null && no === null ? only : null
}

function inOwnWords(
  parsed: ParsedMessage,
  asked: PreparedSlot,
  { captures, taken }: MessageCaptures,
): DirectAnswer {
  const { slot, options } = asked
  const isList = slot.data_type === 'multi_enum' && options.length === 0
  if (slot.data_type !== 'string' && !isList) {
    const between = betweenOptions(parsed, asked)
    return between.unclear === null ? somethingElse(parsed, asked, taken) : between
  }
  const isName = asksForName(slot, parsed.pack)
  const company = asksForCompany(slot, parsed.pack) ? companyIn(parsed) : null
  const tokens = company ?? (isName ? bareName(parsed, taken) : freeTextAnswer(parsed, taken))
  if (tokens === null) return nothing
  const kind = textKind(asked)
  if (kind === 'reference' || asksForPhone(slot)) return nothing
  if (kind !== null && !holdsKind(tokens, kind, parsed.pack) && !isShortReply(parsed, asked, kind, taken))
    return nothing
  if (kind === 'count' && holdsDate(tokens, parsed.pack)) return nothing
  if (kind === 'date' && captures.length > 0 && !holdsTime(tokens, parsed.pack)) return nothing
  const said = kind === 'date' ? withoutTalk(tokens, parsed.pack) : tokens
  const text = parsed.input.message.slice(said[0]!.from, said.at(-1)!.to)
  return captureOf(parsed, asked, isList ? listed(text) : text, said)
}

/** "Arriving on St Nicholas' Day" and "a week" answer, too, where nothing else was said. */
function isShortReply(
  { tokens, replies, pack }: ParsedMessage,
  { about }: PreparedSlot,
  kind: TextKind,
  taken: ReadonlySet<number>,
): boolean {
  if (tokens.length > longestReply || taken.size > 0) return false
  const isOfMatter = ({ word }: Token) =>
    (kind !== 'figure' && pack.answers.times.has(word)) ||
    (about.get(stemOf(word, pack.language)) ?? 0) >= 0.9
  return (
    tokens.some(isOfMatter) &&
    replies.every(({ corrects, dontKnow, dontCare }) => !corrects && !dontKnow && !dontCare)
  )
}

const longestReply = 5

/** "A double room with a balcony", which no option names. */
function somethingElse(parsed: ParsedMessage, asked: PreparedSlot, taken: ReadonlySet<number>): DirectAnswer {
  const { isFirst, isAskedNow } = parsed.input
  const other = asked.options.find(({ isOther }) => isOther)
  const isReply = isFirst || isAskedNow !== false
  const tokens = other === undefined || !isReply ? null : matterIn(parsed, taken)
  return other === undefined || tokens === null
    ? nothing
    : captureOf(parsed, asked, valueFor(asked, other.value), tokens)
}

const joints = /\s*(?:[,;\n•]|(?<=\s)(?:and|und|sowie|as well as|&|\+)(?=\s))\s*/iu

const listed = (text: string): string[] => [...new Set(text.split(joints).filter((item) => item !== ''))]

/** Words that several options share name none of them, but narrow the choice. */
function betweenOptions(parsed: ParsedMessage, { slot, options }: PreparedSlot): DirectAnswer {
  for (const sentence of parsed.sentences.filter(informs)) {
    const { tokens } = sentence
    const hinted = hintedAt(options, sentence, parsed.pack)
    if (hinted.length < 2 || hinted.length === options.length || sentence.plain === '') continue
    const quote = parsed.input.message.slice(tokens[0]!.from, tokens.at(-1)!.to)
    return { ...nothing, unclear: { slot: slot.key, options: hinted, quote } }
  }
  return nothing
}
