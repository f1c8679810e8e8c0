import type { ListeningPack } from './language/index.ts'
import { isTokenNegated, withNegation } from './mentions/negation.ts'
import { holdsDate, textKind } from './mentions/typed_text.ts'
import { informs, type ParsedMessage, quoteOf } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import type { Replacement } from './replaced_words.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import { isLight } from './sentences/is_light.ts'
import { type TokenRun, tokenRun } from './sentences/sentences.ts'
import { stemOf, type Token, tokenize } from './sentences/tokens.ts'

/** "28 Feb instead", "make it Friday, Thursday is no good": another date than the one in the visitor's own words. */
export function replacedDate(parsed: ParsedMessage, taken: ReadonlySet<number>): Replacement | null {
  const { asked, pack } = parsed
  if (asked && textKind(asked) === 'date' && !isKnown(parsed, asked)) return null
  for (const [at, sentence] of parsed.sentences.entries()) {
    const { corrects, reconsiders } = parsed.replies[at]!
    if (!informs(sentence) && !(corrects && sentence.kind === 'question')) continue
    const settled = sentence.clauses.some((clause) => settles(clause, pack))
    if (!(corrects || reconsiders || settled || prefers(sentence, pack) || isOnlyDate(sentence, pack)))
      continue
    const { slot, isOnly } = slotMeant(parsed, sentence)
    const date = slot && dateIn(sentence, taken, isOnly, pack)
    if (!slot || !date) continue
    const known = String(parsed.input.answers[slot.slot.key])
    const value = renewedDate(parsed, known, date)
    const [first, last] = [date.words[0]!.at, date.words.at(-1)!.at]
    if (value === known) continue
    const capture = { slot: slot.slot.key, value, quote: quoteOf(parsed, first, last), correction: true }
    return { capture, first, last }
  }
  return null
}

const isKnown = ({ input }: ParsedMessage, { slot }: PreparedSlot) => Object.hasOwn(input.answers, slot.key)

/** "Lieber am 28. Februar": says what is preferred to what was said. */
const prefers = ({ plain }: ClassifiedSentence, { answers }: ListeningPack) => answers.preferring.test(plain)

/** "Ok fine. Tuesday 24th at 4pm then": says nothing else than another day. */
const isOnlyDate = ({ tokens }: TokenRun, pack: ListeningPack): boolean =>
  holdsDate(tokens, pack) && tokens.every((token, at) => isPart(tokens, at, pack) || isLight(token, pack))

/** "Just put | Friday 2pm", "schreib einfach | freitag 14 uhr". */
function settles({ tokens }: TokenRun, pack: ListeningPack): boolean {
  const from = tokens.findIndex((token) => isOfDate(token, pack))
  const date = tokens.slice(Math.max(from, 0))
  const before = tokens.slice(0, Math.max(from, 0))
  const opening = before.slice(0, before.findLastIndex((token) => !isLight(token, pack)) + 1)
  return (
    holdsDate(date, pack) &&
    date.every((token, at) => isPart(date, at, pack) || isLight(token, pack)) &&
    [before, opening].some((words) => pack.answers.noting.test(tokenRun(words).plain))
  )
}

/** The one date that is known, or the one of several that the sentence names. */
function slotMeant(
  parsed: ParsedMessage,
  { tokens }: ClassifiedSentence,
): { slot: PreparedSlot | undefined; isOnly: boolean } {
  const all = parsed.slots.filter((slot) => textKind(slot) === 'date')
  const dates = all.filter((slot) => isKnown(parsed, slot))
  const named = dates.filter(({ about }) =>
    tokens.some(({ word }) => (about.get(stemOf(word, parsed.pack.language)) ?? 0) >= 0.9),
  )
  const [only, ...others] = named.length > 0 ? named : dates
  return { slot: others.length === 0 ? only : undefined, isOnly: all.length === 1 }
}

/** Words of a date, and of those the ones that are ruled out: "Saturday, not Friday, till Monday". */
interface DateWords {
  words: readonly Token[]
  ruledOut: readonly Token[]
}

/** From the first clause that names a date and does not rule it out, as far as the clauses behind it go on with it. */
function dateIn(
  sentence: ClassifiedSentence,
  taken: ReadonlySet<number>,
  goesOn: boolean,
  pack: ListeningPack,
): DateWords | null {
  const offset = sentence.tokens[0]!.at
  const ruledOut = (token: Token) => isRuledOut(sentence, token.at - offset, pack)
  let words: Token[] = []
  for (const clause of sentence.clauses) {
    const parts = clause.tokens.filter((token, at) => isPart(clause.tokens, at, pack) && !ruledOut(token))
    const isDate = parts.length > 0 && !(parts.every(isNumber) && !isDay(clause.tokens, parts[0]!, pack))
    const isOther = parts.some(({ at }) => taken.has(at))
    if (words.length > 0 && (!isDate || isOther)) break
    if (!isDate || isOther) continue
    // "Rather Wednesday, on Thursday she has PE".
    if (words.length > 0 && !continuesDate(clause, pack)) break
    const first = words[0] ?? parts[0]!
    words = sentence.tokens.slice(first.at - offset, parts.at(-1)!.at - offset + 1)
    if (!goesOn) break
  }
  return words.length === 0
    ? null
    : { words, ruledOut: words.filter((token) => isOfDate(token, pack) && ruledOut(token)) }
}

const continuesDate = ({ tokens }: TokenRun, pack: ListeningPack): boolean =>
  tokens.some(({ word }) => pack.numbers.to.has(word)) ||
  tokens.every(
    (token, at) =>
      isPart(tokens, at, pack) ||
      isLight(token, pack) ||
      pack.sentences.conjunctions.has(token.word) ||
      pack.times.leading.has(token.word) ||
      pack.times.periods.has(token.word),
  )

const isNumber = ({ kind }: Token) => kind === 'number'

/** "The 9 yr old". */
const isAge = (after: readonly Token[], { numbers }: ListeningPack): boolean =>
  numbers.afterAge.test(tokenRun(after).plain)

/** Stands behind a word that makes a day or a period of it, or before one. */
function isPart(tokens: readonly Token[], at: number, pack: ListeningPack): boolean {
  const token = tokens[at]!
  if (!isNumber(token))
    return isOfDate(token, pack) || isUnit(tokens, at, pack) || isUnit(tokens, at + 1, pack)
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const { answers, numbers, sentences } = pack
  const joins = (joint: Token | undefined, number: Token | undefined) =>
    number !== undefined &&
    isNumber(number) &&
    (numbers.to.has(joint?.word ?? '') || numbers.and.has(joint?.word ?? ''))
  return (
    /^\d{1,2}\.\d{1,2}$/.test(token.word) ||
    (answers.beforeDate.has(before?.word ?? '') && !isAge(tokens.slice(at + 1), pack)) ||
    numbers.beforeClock.has(before?.word ?? '') ||
    [before, after].some((beside) => beside !== undefined && !isNumber(beside) && isOfDate(beside, pack)) ||
    isTime(after, pack) ||
    isHour() ||
    joins(before, tokens[at - 2]) ||
    joins(after, tokens[at + 2])
  )

  /** "In the morning before 10". */
  function isHour(): boolean {
    const stands = after === undefined || sentences.light.has(after.word)
    return stands && tokens.some((token) => !isNumber(token) && isOfDate(token, pack))
  }
}

const isTime = (token: Token | undefined, { numbers }: ListeningPack): boolean =>
  ['time', 'clock'].includes(numbers.measures.get(token?.word ?? '') ?? '')

/** "Nights" of "3 nights". */
const isUnit = (tokens: readonly Token[], at: number, pack: ListeningPack): boolean => {
  const before = tokens[at - 1]
  const isCounted = before !== undefined && (isNumber(before) || pack.numbers.read(before.word) !== null)
  return isCounted && isTime(tokens[at], pack)
}

const isDay = (tokens: readonly Token[], part: Token, { answers }: ListeningPack): boolean =>
  answers.beforeDate.has(tokens[tokens.indexOf(part) - 1]?.word ?? '')

/** Of "Saturday not Friday", it is Friday. */
function isRuledOut(sentence: ClassifiedSentence, at: number, pack: ListeningPack): boolean {
  const { tokens } = sentence
  const next = tokens.slice(at + 1, at + 4)
  const contrasts =
    pack.choices.negations.has(next[0]?.word ?? '') && next.slice(1).some((token) => isOfDate(token, pack))
  const end = contrasts ? at + 1 : tokens.length
  return isTokenNegated(tokenRun(tokens.slice(0, end)), at, at, pack)
}

const isOfDate = ({ kind, word }: Token, { answers, numbers }: ListeningPack) =>
  kind === 'number' ||
  kind === 'ordinal' ||
  kind === 'clock' ||
  numbers.months.has(word) ||
  (answers.times.has(word) && !answers.vagueTimes.has(word))

/** Another day of the week takes the place of the days before: the week and the hour stay as they were. */
function renewedDate({ input, pack }: ParsedMessage, known: string, date: DateWords): string {
  const words = withoutRuledOut(input.message, date, pack)
  const isDay = ({ word }: Token) => pack.times.weekdays.some((names) => names.has(word))
  const before = tokenize(known)
  const isHour = (token: Token | undefined) =>
    token?.kind === 'clock' || pack.numbers.measures.get(token?.word ?? '') === 'clock'
  const holdsDay = (tokens: readonly Token[]) =>
    holdsDate(
      tokens.filter((token) => !isHour(token)),
      pack,
    )
  if (date.words.some(isHour) && !holdsDay(date.words) && holdsDay(before)) return `${known}, ${words}`
  const [from, to] = [before.find(isDay), before.findLast(isDay)]
  if (!from || !to || !date.words.every(isDay)) return words
  if (isTokenNegated(tokenRun(before), from.at, from.at, pack)) return words
  return known.slice(0, from.from) + words + known.slice(to.to)
}

function withoutRuledOut(message: string, { words, ruledOut }: DateWords, pack: ListeningPack): string {
  const run = tokenRun(words)
  let [text, from] = ['', words[0]!.from]
  for (const token of ruledOut) {
    const start = words[negationOf(run, words.indexOf(token), pack)]!
    text += message.slice(from, start.from).trimEnd()
    from = token.to
  }
  return text + message.slice(from, words.at(-1)!.to)
}

/** Where "not Friday" or "instead of Friday" begins. */
function negationOf(run: TokenRun, at: number, pack: ListeningPack): number {
  const before = tokenRun(run.tokens.slice(0, at)).plain
  const [instead] = pack.choices.negatedBefore.exec(before) ?? []
  return instead === undefined ? withNegation(run, at, pack) : at - instead.split(' ').length
}
