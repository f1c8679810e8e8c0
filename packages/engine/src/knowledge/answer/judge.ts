import type { CheckReason, EvidenceBand } from '@foyer/contract/vocabulary'
import { type Asked, readAsked } from './asked.ts'
import { answeredFrom, bandOf } from './bands.ts'
import type { Candidate, KnownWords, VectorOf } from './candidate.ts'
import { type AnswerFeatures, bestOf, featuresOf } from './features.ts'
import { type Mixture, mannerOf, mixtureOf, probabilityOf } from './probability.ts'
import { relevanceOf } from './relevance.ts'
import { isSure } from './sorts/index.ts'
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
  /** Every candidate, the most relevant first. */
  evidence: Evidence[]
  features: AnswerFeatures
  /** What the candidates are like, by which the features are weighed. */
  mixture: Mixture
}

export interface Evidence {
  candidate: Candidate
  band: EvidenceBand
  probability: number
  /** From 0 to 1: the order they are told in. */
  relevance: number
  /** The place of the statement that says most about the question; null for a candidate that says nothing. */
  statement: number | null
}

/**
 * Of a long passage another sentence may tell what the best one does not; and messages of visitors, where those are the
 * knowledge, ask for a price themselves.
 */
const mostlyShort = 0.5
const lacking = 0.5

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
  const { features, mixture, probability } = judge(views)
  const answerable = probability >= answeredFrom
  const evidence = views
    .map((view): Evidence => {
      const { probability } = judge([view])
      const statement = bestOf([view])?.statement.at ?? null
      const relevance = relevanceOf(view, views)
      return { candidate: view.candidate, band: bandOf(probability), probability, relevance, statement }
    })
    // guard: what is most relevant is told first [other.relevance… -> 0]
    .sort((one, other) => other.relevance - one.relevance)
  const judgement = { answerable, probability, evidence, features, mixture }
  if (answerable) return { ...judgement, answer: wordAnswer(asked, views) }
  // guard: nothing near is told apart [every -> some]
  const reason = evidence.every(({ band }) => band === 'far') ? 'no_match' : 'weak_match'
  return { ...judgement, reason, answer: [] }
}

function judgeViews(asked: Asked, views: readonly View[], known: KnownWords, vectorOf: VectorOf) {
  const features = featuresOf(asked, views, known, vectorOf)
  const manner = mannerOf(views)
  const mixture = mixtureOf(manner, known.size)
  const probability = probabilityOf(features, mixture)
  const short = (1 - manner.spoken) * (1 - manner.long)
  const isLacking = short >= mostlyShort && lacksWhatIsAsked(asked, features)
  return { features, mixture, probability: isLacking ? probability * lacking : probability }
}

/**
 * Who asks what a thing costs is not answered by what else is known of it, however much that is, nor who asks whether
 * there is a thing by the place where it would be.
 */
const lacksWhatIsAsked = ({ sort }: Asked, { sort_missed, thing_missed }: AnswerFeatures): boolean =>
  // guard: what a thing costs is not told by what else it is [(sort_missed…]
  // guard: what is named nowhere is not there [thing_missed > 0]
  (sort_missed > 0 && isSure(sort)) || thing_missed > 0
