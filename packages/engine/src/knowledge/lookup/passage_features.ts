import type { WordStatistics } from '../answer/candidate.ts'
import { analyzeQuestion, type QuestionAnalysis } from '../answer/question_analysis.ts'
import type { SearchFeatures } from '../search/features.ts'
import { scoreOf } from '../search/score.ts'
import type { AnswerPage } from './answer_page.ts'
import type { FoundPassage } from './found_passage.ts'
import { type QueryFeatures, queryFeatures } from './query_features.ts'

/** What speaks for and against a passage being what the visitor wants to know. */
export interface PassageFeatures {
  alone: QueryFeatures
  together: QueryFeatures
  /** By how much it passes the best of the others. */
  margin_alone: number
  margin_together: number
  /** 1 where the last answer stands on the same page. */
  same_page: number
  /** 1 where something was looked up before. */
  follows: number
  /** The logarithm of its number of words. */
  length: number
}

/** By the same names as the features. */
export interface ConfidenceWeights extends PassageFeatures {
  bias: number
}

export interface LookUp {
  message: string
  /** What is asked in it, completed by what was talked about; the message itself where nothing is. */
  question: string
  /** What was looked up before it in the same conversation. */
  previous: string | null
  /** Where the last answer stands. */
  page: AnswerPage | null
  /** A BCP 47 tag. */
  language: string
  statistics: WordStatistics
}

export const withPrevious = (message: string, previous: string | null): string =>
  previous === null ? message : `${previous} ${message}`

export function passageFeatures(
  passages: readonly FoundPassage[],
  { message, question, previous, page, language, statistics }: LookUp,
): { features: PassageFeatures[]; question: QuestionAnalysis } {
  const alone = analyzeQuestion(message, language, statistics)
  const together =
    previous === null ? alone : analyzeQuestion(withPrevious(message, previous), language, statistics)
  const margin_alone = marginsOf(passages.map((passage) => passage.alone))
  const margin_together = marginsOf(passages.map((passage) => passage.together))
  const features = passages.map((passage, at) => ({
    alone: queryFeatures(passage, passage.alone, alone, statistics),
    together: queryFeatures(passage, passage.together, together, statistics),
    margin_alone: margin_alone[at]!,
    margin_together: margin_together[at]!,
    same_page: page !== null && isOn(page, passage) ? 1 : 0,
    follows: previous === null ? 0 : 1,
    length: Math.log(passage.text.split(/\s+/).length),
  }))
  // A price or a time is asked for now, or not: what was asked for before has been told.
  const { answerType } = analyzeQuestion(question, language, statistics)
  return { features, question: { ...together, answerType } }
}

const isOn = ({ source_id, url }: AnswerPage, passage: FoundPassage): boolean =>
  // Services and the profile stand on no page.
  source_id !== null && passage.source_id === source_id && (passage.url ?? undefined) === url

function marginsOf(features: readonly SearchFeatures[]): number[] {
  const scores = features.map(scoreOf)
  const [best = 0, second = 0] = scores.toSorted((one, other) => other - one)
  return scores.map((score) => score - (score === best ? second : best))
}
