import { wordsOf } from '../knowledge/search/words.ts'
import type { ListeningPack } from './language/index.ts'
import { asksForCompany, asksForName } from './mentions/name_mentions.ts'
import { holdsDate, holdsTime, isTimeWord, textKind } from './mentions/typed_text.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import { isLight } from './sentences/is_light.ts'
import { tokenRun } from './sentences/sentences.ts'
import { partsBetween, stemOf, type Token } from './sentences/tokens.ts'

/** "The company is wrong, it's Hartwell Joinery": a slot that is spoken of by its name, and what is said of it. */
export interface NamedCorrection {
  slot: PreparedSlot
  /** Place of the sentence. */
  sentence: number
  /** The words with the new answer; none where only the old one is rejected. */
  words: readonly Token[]
  /** The answer is said to be wrong, and not only said again. */
  isWrong: boolean
}

/** Of all slots that have an answer; and the date that was forgotten. */
export function namedCorrections(
  sentences: readonly ClassifiedSentence[],
  slots: readonly PreparedSlot[],
  isKnown: (slot: PreparedSlot) => boolean,
  pack: ListeningPack,
): NamedCorrection[] {
  const known = slots.filter(isKnown)
  const dates = slots.filter((slot) => textKind(slot) === 'date')
  return sentences.flatMap((sentence, at) => {
    if (sentence.kind === 'command' || sentence.kind === 'quoted') return []
    const found = correctedIn(sentence, known, at, pack)
    if (found.length === 1) return found.map((each) => withNextSentence(each, sentences))
    // "The time is Monday at 8, the name is Ines Falk."
    if (found.length > 1)
      return partsBetween(sentence.tokens, /[,;]/).flatMap((part) => {
        const own = correctedIn({ ...sentence, ...tokenRun(part) }, known, at, pack)
        return own.length === 1 ? own : []
      })
    const [date, ...others] = dates
    const forgotten = forgottenIn(sentence, pack)
    if (date && others.length === 0 && !isKnown(date) && holdsTime(forgotten, pack))
      return [{ slot: date, sentence: at, words: forgotten, isWrong: false }]
    return []
  })
}

function correctedIn(
  sentence: ClassifiedSentence,
  known: readonly PreparedSlot[],
  at: number,
  pack: ListeningPack,
): NamedCorrection[] {
  return known
    .filter((slot) => !isOtherName(slot, sentence, pack))
    .flatMap((slot) => correctionOf(slot, sentence, at, pack) ?? [])
}

/** "The time is wrong! Tuesday or Wednesday." */
function withNextSentence(
  correction: NamedCorrection,
  sentences: readonly ClassifiedSentence[],
): NamedCorrection {
  const next = sentences[correction.sentence + 1]
  if (correction.words.length > 0 || !correction.isWrong || next?.kind !== 'statement') return correction
  return { ...correction, words: next.tokens }
}

function correctionOf(
  slot: PreparedSlot,
  sentence: ClassifiedSentence,
  at: number,
  pack: ListeningPack,
): NamedCorrection | null {
  const { tokens } = sentence
  const { wrongBefore, becomesAfter, saysAfter } = pack.answers
  for (const from of tokens.keys()) {
    const named = nameLength(slot, tokens.slice(from), pack)
    if (named === 0) continue
    const after = tokens.slice(from + named)
    const before = tokenRun(tokens.slice(0, from)).plain
    const { plain } = tokenRun(after)
    const wrong = wrongIn(after, pack) ?? becomesAfter.exec(plain)?.[0]
    const [says = namesDate(slot, tokens, from, named, pack) ? '' : undefined] = saysAfter.exec(plain) ?? []
    const isWrong = wrong !== undefined || wrongBefore.test(before)
    // "The problem is still there" gives no other problem.
    const isSaid = says !== undefined && sentence.kind === 'statement' && isOfKind(slot, pack)
    if (!isWrong && !isSaid) continue
    const words = after.slice(wordsIn(wrong ?? says))
    return { slot, sentence: at, words: withoutEnding(words, pack), isWrong }
  }
  return null
}

/** "Termin Montag oder Dienstag 8 Uhr": a date that its name stands before, and nothing else. */
function namesDate(
  slot: PreparedSlot,
  tokens: readonly Token[],
  from: number,
  named: number,
  pack: ListeningPack,
): boolean {
  const [date = []] = partsBetween(tokens.slice(from + named), /[,;]/)
  return (
    textKind(slot) === 'date' &&
    tokens.slice(0, from).every((token) => isLight(token, pack)) &&
    holdsDate(date, pack) &&
    date.every(
      (token) => isTimeWord(token, pack) || isLight(token, pack) || pack.numbers.measures.has(token.word),
    )
  )
}

/** "Name is Ollie", where only the company's is known. */
const isOtherName = (
  { slot, about }: PreparedSlot,
  { tokens }: ClassifiedSentence,
  pack: ListeningPack,
): boolean =>
  asksForCompany(slot, pack) &&
  tokens.every(({ word }) => word === 'name' || (about.get(stemOf(word, pack.language)) ?? 0) < leastNaming)

/** "The problem is wrong totals" says of no answer that it is wrong. */
function wrongIn(words: readonly Token[], { answers, sentences }: ListeningPack): string | undefined {
  const [found] = answers.wrongAfter.exec(tokenRun(words).plain) ?? []
  const next = words[wordsIn(found)]
  const isWhole = next === undefined || /[,;:.!?–—-]/.test(next.gap) || sentences.light.has(next.word)
  return isWhole ? found : undefined
}

/** Only such an answer can be told from talk about it. */
const isOfKind = (slot: PreparedSlot, pack: ListeningPack): boolean =>
  slot.slot.data_type !== 'string' || textKind(slot) !== null || asksForName(slot.slot, pack)

/** "… soll Donnerstag sein". */
function withoutEnding(words: readonly Token[], { answers }: ListeningPack): readonly Token[] {
  const [ending] = answers.wrongEnding.exec(tokenRun(words).plain) ?? []
  return words.slice(0, words.length - wordsIn(ending))
}

/** How many words from the first on name the slot: the whole title or key, or a word that tells it from others. */
function nameLength(
  { slot, words, about }: PreparedSlot,
  tokens: readonly Token[],
  pack: ListeningPack,
): number {
  const titles = [
    slot.key.replaceAll('_', ' '),
    slot.title,
    ...Object.values(slot.translations).map(({ title }) => title),
  ]
  const whole = titles
    .map((title) => wordsOf(title ?? ''))
    .filter((title) => title.length > 1 && title.every((word, step) => tokens[step]?.word === word))
  if (whole.length > 0) return Math.max(...whole.map(({ length }) => length))
  const { word } = tokens[0]!
  const isName = word === 'name' && asksForName(slot, pack)
  const isPlain = pack.sentences.light.has(word) || pack.choices.slotWords.has(word)
  if (isPlain && !isName) return 0
  const stem = stemOf(word, pack.language)
  const isNamed =
    isName || (about.get(stem) ?? 0) >= leastNaming || words.some((each) => isEnding(each, word))
  return isNamed ? 1 : 0
}

const leastNaming = 0.9
const shortestEnding = 5

/** "Termin" of "Wunschtermin". */
const isEnding = (word: string, said: string): boolean => said.length >= shortestEnding && word.endsWith(said)

/** "You forgot Saturday at 10", "es fehlt noch der Samstag". */
function forgottenIn({ tokens, plain }: ClassifiedSentence, { answers }: ListeningPack): readonly Token[] {
  const [opening] = answers.forgotten.exec(plain) ?? []
  if (opening === undefined) return []
  const [ending] = answers.wrongEnding.exec(plain) ?? []
  return tokens.slice(wordsIn(opening), tokens.length - wordsIn(ending))
}

const wordsIn = (text = '') => text.split(' ').filter((word) => word !== '').length
