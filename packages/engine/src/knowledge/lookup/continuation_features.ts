import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { languagePackFor } from '../language/index.ts'
import type { SearchFeatures } from '../search/features.ts'
import { wordsOf } from '../search/words.ts'
import type { FoundPassage } from './found_passage.ts'
import type { LookUp } from './passage_features.ts'

/** What speaks for and against a message going on about what was looked up before it. */
export interface ContinuationFeatures {
  words: number
  /** How much its own words tell. */
  weight: number
  /** Words that stand for something named before: "it", "there". */
  references: number
  /** 1 where it opens like a second question: "and …", "what about …". */
  opens: number
  /** How well the best passages fit the message alone. */
  cosine: number
  sentence: number
  coverage: number
}

/** By the same names as the features. */
export interface ContinuationWeights extends ContinuationFeatures {
  bias: number
}

export function continuationFeatures(
  passages: readonly FoundPassage[],
  { typed, language }: Pick<LookUp, 'typed' | 'language'>,
  { words }: QuestionAnalysis,
): ContinuationFeatures {
  const { references, continuing } = languagePackFor(language).grammar
  const typedWords = wordsOf(typed.message)
  const best = (feature: (found: SearchFeatures) => number) =>
    Math.max(0, ...passages.map(({ alone }) => feature(alone)))
  return {
    words: typedWords.length,
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    references: typedWords.filter((word) => references.has(word)).length,
    opens: continuing.test(typed.message.trim().toLowerCase()) ? 1 : 0,
    cosine: best(({ cosine }) => cosine ?? 0),
    sentence: best(({ sentence }) => sentence),
    coverage: best(({ coverage }) => coverage),
  }
}
