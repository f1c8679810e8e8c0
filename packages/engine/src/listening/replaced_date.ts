import type { ListeningPack } from './language/index.ts'
import { textKind } from './mentions/typed_text.ts'
import { informs, type ParsedMessage, quoteOf } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import type { Replacement } from './replaced_words.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import { stemOf, type Token, tokenize } from './sentences/tokens.ts'

/** "28 Feb instead", "make it Friday, Thursday is no good": another date than the one in the visitor's own words. */
export function replacedDate(parsed: ParsedMessage, taken: ReadonlySet<number>): Replacement | null {
  const { asked, pack } = parsed
  // guard: who is asked for a date answers with one, and changes no other
  if (asked && textKind(asked) === 'date' && !isKnown(parsed, asked)) return null
  for (const [at, sentence] of parsed.sentences.entries()) {
    const { corrects, reconsiders } = parsed.replies[at]!
    // guard: only who takes something back changes a date [corrects… -> true]
    if (!informs(sentence) || !(corrects || reconsiders || prefers(sentence, pack))) continue
    const slot = slotMeant(parsed, sentence)
    const date = slot && dateIn(sentence, taken, pack)
    if (!slot || !date) continue
    const known = String(parsed.input.answers[slot.slot.key])
    const value = renewedDate(parsed, known, date)
    const [first, last] = [date[0]!.at, date.at(-1)!.at]
    // guard: the same date again changes nothing
    if (value === known) continue
    const capture = { slot: slot.slot.key, value, quote: quoteOf(parsed, first, last), correction: true }
    return { capture, first, last }
  }
  return null
}

const isKnown = ({ input }: ParsedMessage, { slot }: PreparedSlot) => Object.hasOwn(input.answers, slot.key)

/** "Lieber am 28. Februar": says what is preferred to what was said. */
const prefers = ({ plain }: ClassifiedSentence, { answers }: ListeningPack) => answers.preferring.test(plain)

/** The one date that is known, or the one of several that the sentence names. */
function slotMeant(parsed: ParsedMessage, { tokens }: ClassifiedSentence): PreparedSlot | undefined {
  const dates = parsed.slots.filter((slot) => textKind(slot) === 'date' && isKnown(parsed, slot))
  const named = dates.filter(({ about }) =>
    tokens.some(({ word }) => (about.get(stemOf(word, parsed.pack.language)) ?? 0) >= 0.9),
  )
  const [only, ...others] = named.length > 0 ? named : dates
  // guard: of several dates, one that is not named is not changed [others.length === 0 -> true]
  return others.length === 0 ? only : undefined
}

/** The words of the date in the first clause that names one and does not rule it out. */
function dateIn(
  { clauses }: ClassifiedSentence,
  taken: ReadonlySet<number>,
  pack: ListeningPack,
): readonly Token[] | null {
  for (const { tokens } of clauses) {
    const first = tokens.findIndex((token) => isOfDate(token, pack))
    const last = tokens.findLastIndex((token) => isOfDate(token, pack))
    const date = tokens.slice(first, last + 1)
    // guard: a number alone counts something, and is no date
    if (
      date.every(({ kind }) => kind === 'number') &&
      !pack.answers.beforeDate.has(tokens[first - 1]?.word ?? '')
    )
      continue
    // guard: what was understood otherwise is no date [date.some… -> false]
    if (first < 0 || date.some(({ at }) => taken.has(at))) continue
    const after = tokens.slice(last + 1).map(({ word }) => word)
    // guard: a date that is ruled out is not the new one
    if (pack.choices.negatedAfter.test(after.join(' ')) || negates(tokens.slice(0, first), pack)) continue
    return date
  }
  return null
}

const negates = (tokens: readonly Token[], { choices }: ListeningPack) =>
  tokens.some(({ word }) => choices.negations.has(word)) ||
  choices.negatedBefore.test(tokens.map(({ word }) => word).join(' '))

const isOfDate = ({ kind, word }: Token, { answers, numbers }: ListeningPack) =>
  kind === 'number' ||
  kind === 'ordinal' ||
  kind === 'clock' ||
  numbers.months.has(word) ||
  (answers.times.has(word) && !answers.vagueTimes.has(word))

/** Another day of the week takes the place of the days before: the week and the hour stay as they were. */
function renewedDate({ input, pack }: ParsedMessage, known: string, date: readonly Token[]): string {
  const words = input.message.slice(date[0]!.from, date.at(-1)!.to)
  const isDay = ({ word }: Token) => pack.times.weekdays.some((names) => names.has(word))
  const before = tokenize(known)
  const [from, to] = [before.find(isDay), before.findLast(isDay)]
  // guard: only a day of the week leaves the rest of a date [date.every(isDay) -> true]
  if (!from || !to || !date.every(isDay)) return words
  return known.slice(0, from.from) + words + known.slice(to.to)
}
