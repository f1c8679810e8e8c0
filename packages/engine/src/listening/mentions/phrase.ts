import { isNearSpelling } from '../../knowledge/answer/near_spelling.ts'
import { synonymsOf } from '../../knowledge/answer/synonyms/index.ts'
import { wordsOf } from '../../knowledge/search/words.ts'
import { type ListeningPack, packs } from '../language/index.ts'
import type { SentenceStems } from '../sentences/sentence_stems.ts'
import { stemOf, type Token } from '../sentences/tokens.ts'
import { isAct } from './option_phrases_for.ts'

/** Words by which an option can be named. */
export interface Phrase {
  terms: readonly PhraseTerm[]
  /** How sure it is by these words: another word for it is less than its own. */
  certainty: number
  /** Nothing but words of everyday talk. */
  isEveryday: boolean
  /** One of several names in a label, of words that other options have, too. */
  isPart?: true
  /** The words without matter that belong to it: "in person" is more than "person". */
  light: readonly string[]
  /** Without them it is something else: "this month". */
  isPointing: boolean
  /** Of its words: the 3 of "the next three months". */
  numbers: readonly number[]
  /** Stands for something that visitors do or ask, in the everyday words for it. */
  isAct: boolean
  /** Says that something is not so: "Something does not work". */
  isNegative: boolean
  /** Words of the options beside it, which are no slips of its own. */
  beside: ReadonlySet<string>
}

interface PhraseTerm {
  word: string
  stem: string
  /** Stems of words for the same matter: they name an option where it was asked for. */
  kin: ReadonlySet<string>
  weight: number
  /** No other option has it, and nobody says it in passing: alone it tells which is meant, where it was asked for. */
  isTelling: boolean
}

export interface Match {
  /** Positions in the sentence. */
  first: number
  last: number
  score: number
  /** Of a phrase that says that something is not so. */
  isNegative?: boolean
}

const none: ReadonlySet<string> = new Set()
const sharedWeight = 0.35
const vagueWeight = 0.6
const synonymCertainty = 0.9
const sameStem = 0.97
const otherForm = 0.55
const kinCertainty = 0.62
const shortestSlip = 6
const shortestTelling = 5
const tellingScore = 0.5
const nearCertainty = 0.85
const partCertainty = 0.9
/** A single word of a phrase that has words without matter: sure only where the slot was asked for. */
const bareCertainty = 0.58
/** Words may stand between those of a phrase. */
const slack = 2

export function phraseOf(
  text: string,
  shares: ReadonlyMap<string, number>,
  pack: ListeningPack,
  beside: ReadonlySet<string> = none,
): Phrase {
  const words = wordsOf(text)
  const telling = words.filter((word) => !pack.sentences.light.has(word))
  const kept = telling.length === 0 ? words : telling
  return {
    isEveryday: telling.length === 0 || words.every((word) => pack.choices.everyday.has(word)),
    terms: kept.map((word) => {
      const stem = stemOf(word, pack.language)
      const isShared = (shares.get(stem) ?? 1) > 1
      return {
        word,
        stem,
        kin: synonymsOf(stem, pack.language),
        weight: isShared ? sharedWeight : pack.choices.vague.has(word) ? vagueWeight : 1,
        isTelling:
          shares.size > 0 && !isShared && word.length >= shortestTelling && !pack.choices.everyday.has(word),
      }
    }),
    certainty: 1,
    light: telling.length === 0 ? [] : words.filter((word) => pack.sentences.light.has(word)),
    isPointing: words.some((word) => pack.choices.pointing.has(word)),
    numbers: words.flatMap(numberIn),
    isAct: isAct(text, pack),
    isNegative:
      words.length > 1 && words.some((word) => packs.some(({ choices }) => choices.negations.has(word))),
    beside,
  }
}

function numberIn(word: string): number[] {
  if (/^\d/.test(word)) return [Number.parseFloat(word)]
  const values = packs.map(({ numbers }) => numbers.read(word)).filter((value) => value !== null)
  return values.slice(0, 1)
}

/** The phrase and all that means the same. */
export function phrasesOf(
  text: string,
  shares: ReadonlyMap<string, number>,
  pack: ListeningPack,
  beside: ReadonlySet<string> = none,
): Phrase[] {
  const plain = wordsOf(text).join(' ')
  const others = pack.synonyms.filter((line) => line.includes(plain)).flat()
  return [
    phraseOf(text, shares, pack, beside),
    ...[...new Set(others)]
      .filter((other) => other !== plain)
      .map((other) => ({ ...phraseOf(other, new Map(), pack), certainty: synonymCertainty })),
  ]
}

/** The best place of a phrase among the words, or null. */
export function matchPhrase(phrase: Phrase, spoken: SentenceStems, isAsked: boolean): Match | null {
  const { terms, certainty } = phrase
  const { tokens, known, maySlip } = spoken
  const isKnown = ({ stem, word }: PhraseTerm) => known.has(stem) || known.has(word)
  if (certainty < 1 ? !terms.every(isKnown) : !maySlip && !isAsked && !terms.some(isKnown)) return null
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  let best: Match | null = null
  for (let from = 0; from < tokens.length; from++) {
    if (terms.every((term) => similarity(term, spoken, from, phrase, isAsked) === 0)) continue
    const match = matchFrom(phrase, spoken, from, total, isAsked)
    if (best === null || match.score > best.score) best = match
  }
  return best
}

function matchFrom(
  phrase: Phrase,
  spoken: SentenceStems,
  from: number,
  total: number,
  isAsked: boolean,
): Match {
  const { terms, certainty, light, isEveryday, isPointing, numbers } = phrase
  const { tokens } = spoken
  const until = Math.min(tokens.length, from + terms.length + light.length + slack)
  let [sum, last, matched] = [0, from, 0]
  let tells = false
  for (const term of terms) {
    let [found, likest] = [-1, 0]
    for (let at = from; at < until; at++) {
      const like = similarity(term, spoken, at, phrase, isAsked)
      if (like > likest) [found, likest] = [at, like]
    }
    if (found < 0) continue
    sum += term.weight * likest
    tells ||= term.isTelling && likest >= sameStem
    matched += 1
    if (found > last) last = found
  }
  const said = tokens.slice(Math.max(0, from - 1), last + 2).flatMap(({ word }) => numberIn(word))
  const isOtherNumber = numbers.length > 0 && said.length > 0 && !numbers.some((each) => said.includes(each))
  if (isOtherNumber) return { first: from, last, score: 0 }
  const whole = matched === terms.length
  // Part of another word for it is nothing.
  if (!whole && certainty < 1) return { first: from, last, score: 0 }
  const bare = whole && terms.length === 1 && light.length > 0 && !hasLight(light, tokens, from)
  if (bare && isPointing) return { first: from, last, score: 0 }
  const factor =
    bare || (isEveryday && !(isAsked && certainty === 1))
      ? bareCertainty
      : whole
        ? certainty
        : certainty * partCertainty
  const score = (sum / total) * factor + (whole && factor === certainty ? matched * 0.01 : 0)
  return {
    first: withLight(light, tokens, from),
    last,
    score: isAsked && tells ? Math.max(score, tellingScore) : score,
  }
}

/** The words without matter before it belong to the quotation: "this month". */
function withLight(light: readonly string[], tokens: readonly Token[], at: number): number {
  let first = at
  while (first > 0 && at - first < light.length && light.includes(tokens[first - 1]!.word)) first -= 1
  return first
}

const hasLight = (light: readonly string[], tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 2), at + 3).some(({ word }) => light.includes(word))

/** Slips are forgiven in an option's own words only: of all words for it, one is soon near to something else. */
function similarity(
  { word, stem, kin }: PhraseTerm,
  { tokens, stems, slips, light }: SentenceStems,
  at: number,
  { certainty, beside }: Phrase,
  isAsked: boolean,
): number {
  const said = tokens[at]!.word
  if (word === said) return 1
  if (stem === stems[at]) return formOf(word) === formOf(said) ? sameStem : otherForm
  if (certainty < 1 || beside.has(said)) return 0
  if (isAsked && !light[at] && isDerived(word, said)) return nearCertainty
  if (isAsked && kin.has(stems[at]!)) return kinCertainty
  // Short words are near to too many others to be taken for one that nobody asked for.
  if (!slips[at] || (!isAsked && said.length < shortestSlip)) return 0
  return isNearSpelling(word, said) ? nearCertainty : 0
}

/** The ending that makes a noun of a verb. */
const formOf = (word: string): string | undefined => /(?:ing|tion|sion|ment)(?=s?$)/.exec(word)?.[0]

const derivations = /^(?:|e|n|en|er|t|te|st|s|ung|ungen|end)$/
const shortestRoot = 4
const shortestBefore = 3

/** "Impfen" of "Impfung", "Tagung" of "Tagungspauschale", "Reisepass" of "Pass": German derives and joins words where others use several. */
function isDerived(word: string, said: string): boolean {
  let shared = 0
  while (shared < word.length && word[shared] === said[shared]) shared += 1
  if (shared >= shortestRoot && derivations.test(word.slice(shared)) && derivations.test(said.slice(shared)))
    return true
  if (said.length >= shortestTelling && word.length >= said.length + shortestBefore && word.startsWith(said))
    return true
  return word.length >= shortestRoot && said.length >= word.length + shortestBefore && said.endsWith(word)
}
