import type { CheckReason, EvidenceBand } from '@foyer/contract/vocabulary'
import { type Asked, readAsked } from './asked.ts'
import { answeredFrom, bandOf } from './bands.ts'
import type { Candidate, KnownWords, VectorOf } from './candidate.ts'
import { type AnswerFeatures, bestOf, featuresOf } from './features.ts'
import { probabilityOf } from './probability.ts'
import { type View, viewOf } from './view.ts'
import { type AnswerStatement, wordAnswer } from './word_answer.ts'

export interface AnswerQuestion {
  question: string
  /** A BCP 47 tag. */
  language: string
  /** What a search found, the best first; about ten are enough. */
  candidates: readonly Candidate[]
  known: KnownWords
  vectorOf: VectorOf
}

export interface AnswerJudgement {
  answerable: boolean
  probability: number
  /** Absent when answerable. */
  reason?: Extract<CheckReason, 'no_match' | 'weak_match'>
  /** The words of an answer: one or two statements; none when not answerable. */
  answer: AnswerStatement[]
  /** Every candidate, the nearest to an answer first. */
  evidence: Evidence[]
  features: AnswerFeatures
  /** The mean logarithm of the candidates' numbers of words, by which the features are weighed. */
  length: number
}

export interface Evidence {
  candidate: Candidate
  band: EvidenceBand
  probability: number
  /** The place of the statement that says most about the question; null for a candidate that says nothing. */
  statement: number | null
}

/** Whether what was found answers the question, and what of it. */
export function judgeAnswer({
  question,
  language,
  candidates,
  known,
  vectorOf,
}: AnswerQuestion): AnswerJudgement {
  const asked = readAsked(question, language, known, vectorOf)
  const views = candidates.map((candidate) => viewOf(candidate, asked, vectorOf))
  const judge = (of: readonly View[]) => judgeViews(asked, of, known, vectorOf)
  const { features, length, probability } = judge(views)
  const answerable = probability >= answeredFrom
  const evidence = views
    .map((view): Evidence => {
      const { probability } = judge([view])
      const statement = bestOf([view])?.statement.at ?? null
      return { candidate: view.candidate, band: bandOf(probability), probability, statement }
    })
    .sort((one, other) => other.probability - one.probability)
  const judgement = { answerable, probability, evidence, features, length }
  if (answerable) return { ...judgement, answer: wordAnswer(asked, views) }
  const reason = evidence.every(({ band }) => band === 'far') ? 'no_match' : 'weak_match'
  return { ...judgement, reason, answer: [] }
}

function judgeViews(asked: Asked, views: readonly View[], known: KnownWords, vectorOf: VectorOf) {
  const features = featuresOf(asked, views, known, vectorOf)
  const length = views.reduce((sum, view) => sum + view.length, 0) / Math.max(1, views.length)
  return { features, length, probability: probabilityOf(features, length) }
}
