import { languagePackFor } from '../language/index.ts'
import { numbersAndNames } from '../reconciliation/numbers_and_names.ts'
import { weightOfWord } from '../search/light_words.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import { type AnswerType, existenceSubject, expectedAnswer } from './answer_types/index.ts'
import type { WordStatistics } from './candidate.ts'
import { withoutSmallTalk } from './small_talk/index.ts'
import { synonymsOf } from './synonyms/index.ts'

/** A question as what an answer would have to take up. */
export interface QuestionAnalysis {
  /** Every word once, in its order. */
  words: QuestionWord[]
  answerType: AnswerType | null
}

/** With its meaning. */
export interface EmbeddedQuestion extends QuestionAnalysis {
  vector: Float32Array
}

export interface QuestionWord {
  terms: readonly string[]
  /** Terms that can stand for it. */
  synonyms: ReadonlySet<string>
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

export function analyzeQuestion(
  text: string,
  language: string,
  statistics: WordStatistics,
): QuestionAnalysis {
  const question = withoutSmallTalk(text, language)
  const names = namesIn(question, language)
  const thing = existenceSubject(question, language)
  const wanted = expectedAnswer(question, language)
  const words = [...new Set(wordsOf(question))].map((word) => ({
    word,
    // Words that only ask ("how much") need no match in an answer.
    light: wanted?.words.includes(word) ? 0 : weightOfWord(word, language),
  }))
  // "Who are you?" has nothing else to go by.
  const onlyLight = words.every(({ light }) => light < 1)
  const rarest = Math.log(1 + (statistics.size + 0.5) / 0.5)
  const analysis = new Map<string, QuestionWord>()
  for (const { word, light } of words) {
    const terms = termsOfWord(word, language)
    const rarity = Math.min(1, statistics.rarity(word, language) / rarest)
    const weight = rarity * (onlyLight ? 1 : light)
    const isKnown = statistics.knows(word, language)
    const name = terms.join(' ')
    if (!analysis.has(name))
      analysis.set(name, {
        terms,
        synonyms: synonymsOf(terms[0]!, language),
        rarity,
        weight,
        isKnown,
        isName: names.has(word),
        isThing: word === thing,
      })
  }
  return {
    words: [...analysis.values()],
    answerType: wanted?.type ?? null,
  }
}

/** Where all nouns are written large, only numbers are sure to be names. */
function namesIn(question: string, language: string): ReadonlySet<string> {
  const { numbers, names } = numbersAndNames(question)
  const large = languagePackFor(language).phrases.smallNouns ? names : []
  return new Set(wordsOf([...numbers, ...large].join(' ')))
}
