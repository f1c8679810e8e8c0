import { packFor } from '../language/index.ts'
import { numbersAndNames } from '../plan/numbers_and_names.ts'
import { weightOfWord } from '../search/light_words.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import type { KnownWords, VectorOf } from './candidate.ts'
import { kinOf } from './kin_words/index.ts'
import { withoutSmallTalk } from './small_talk/index.ts'
import { type AnswerSort, askedThing, wantedSort } from './sorts/index.ts'

/** A question as what an answer would have to take up. */
export interface Asked {
  /** Every word once, in its order. */
  words: AskedWord[]
  vector: Float32Array
  sort: AnswerSort | null
}

export interface AskedWord {
  terms: readonly string[]
  /** Terms that can stand for it. */
  kin: ReadonlySet<string>
  /** How much it tells here, from 0 to 1: as much as a word that is nowhere. */
  rarity: number
  /** Its rarity, less for light words, and nothing for such that only hold a sentence together. */
  weight: number
  isKnown: boolean
  /** A name or a number: nothing else can stand for it. */
  isName: boolean
  /** What it is asked whether there is any. */
  isThing: boolean
}

export function readAsked(text: string, language: string, known: KnownWords, vectorOf: VectorOf): Asked {
  // guard: small talk is not asked about [withoutSmallTalk… -> text]
  const question = withoutSmallTalk(text, language)
  const names = namesIn(question, language)
  const thing = askedThing(question, language)
  const wanted = wantedSort(question, language)
  const words = [...new Set(wordsOf(question))].map((word) => ({
    word,
    // guard: words that only ask need no answer [0]
    light: wanted?.words.includes(word) ? 0 : weightOfWord(word, language),
  }))
  // "Who are you?" has nothing else to go by.
  const onlyLight = words.every(({ light }) => light < 1)
  const rarest = Math.log(1 + (known.size + 0.5) / 0.5)
  const asked = new Map<string, AskedWord>()
  for (const { word, light } of words) {
    const terms = termsOfWord(word, language)
    const rarity = Math.min(1, known.rarity(word, language) / rarest)
    const weight = rarity * (onlyLight ? 1 : light)
    const isKnown = known.knows(word, language)
    const name = terms.join(' ')
    if (!asked.has(name))
      asked.set(name, {
        terms,
        kin: kinOf(terms[0]!, language),
        rarity,
        weight,
        isKnown,
        isName: names.has(word),
        isThing: word === thing,
      })
  }
  return {
    words: [...asked.values()],
    vector: vectorOf(question),
    sort: wanted?.sort ?? null,
  }
}

/** Where all nouns are written large, only numbers are sure to be names. */
function namesIn(question: string, language: string): ReadonlySet<string> {
  const { numbers, names } = numbersAndNames(question)
  const large = packFor(language).phrases.smallNouns ? names : []
  return new Set(wordsOf([...numbers, ...large].join(' ')))
}
