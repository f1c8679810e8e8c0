import { statesAnswerType } from '../answer/answer_types/index.ts'
import { askedShare } from '../answer/asked_share.ts'
import type { WordStatistics } from '../answer/candidate.ts'
import { hitsIn, mainMiss, missSum, nameWeightOf, share, unknownWeightOf, weightOf } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import type { SearchFeatures } from '../search/features.ts'
import type { FoundPassage } from './found_passage.ts'

/** How a passage fits what was looked up. Shares, cosines, and weights in those of a word that is nowhere. */
export interface QueryFeatures
  extends Record<keyof Omit<SearchFeatures, 'cosine' | 'ideal'>, number>,
    Record<OwnFeature, number> {}

type OwnFeature =
  | 'cosine'
  /** The weight of all words, of those that occur, and of those that do not. */
  | 'weight'
  | 'covered'
  | 'missed'
  /** Whether the question expects a price, a time and the like, and whether the passage states one. */
  | 'expects_type'
  | 'states_type'
  /** The share of words that are nowhere in the knowledge, and of names and numbers that are not in the passage. */
  | 'unknown'
  | 'names_missed'
  /** How far the most telling word is missing. */
  | 'main_missed'
  /** How much of the nearest heading was asked for. */
  | 'heading_asked'

export function queryFeatures(
  { trail, text, statements, language }: FoundPassage,
  { ideal, cosine, ...search }: SearchFeatures,
  question: QuestionAnalysis,
  statistics: WordStatistics,
): QueryFeatures {
  const hits = hitsIn([...trail, text].join('. '), language, question)
  const whole = missSum(
    question,
    question.words.map(() => 0),
    weightOf,
  )
  const isAsked = (name: string) => hitsIn(name, language, question).some((hit) => hit > 0)
  const { answerType } = question
  const states = statements.some((statement) => statesAnswerType(answerType, statement, language, isAsked))
  const weight = ideal / Math.log(1 + (statistics.size + 0.5) / 0.5)
  const heading = trail.at(-1)
  return {
    ...search,
    cosine: cosine ?? 0,
    weight,
    covered: weight * search.coverage,
    missed: weight * (1 - search.coverage),
    expects_type: answerType === null ? 0 : 1,
    states_type: answerType === null ? neutral : states ? 1 : 0,
    unknown: share(missSum(question, hits, unknownWeightOf), whole),
    names_missed: share(missSum(question, hits, nameWeightOf), whole),
    main_missed: mainMiss(question, hits),
    heading_asked: heading === undefined ? 0 : askedShare(heading, language, question, statistics),
  }
}

const neutral = 0.5
