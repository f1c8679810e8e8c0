import type { EvidenceBand } from '@foyer/contract/vocabulary'
import { hasReliablePattern } from './answer_types/index.ts'
import { bandOf } from './bands.ts'
import type { Candidate, EmbedText, WordStatistics } from './candidate.ts'
import { type CandidateMatch, matchCandidate } from './candidate_match.ts'
import { type AnswerFeatures, featuresOf } from './features.ts'
import { type Mixture, mixtureOf, probabilityOf, styleOf } from './probability.ts'
import { analyzeQuestion, type EmbeddedQuestion, type QuestionAnalysis } from './question_analysis.ts'
import { relevanceOf } from './relevance.ts'
import { withoutSmallTalk } from './small_talk/index.ts'

interface AnswerInput {
  question: string
  /** A BCP 47 tag. */
  language: string
  /** What a search found, the best first; about ten are enough. */
  candidates: readonly Candidate[]
  statistics: WordStatistics
  embed: EmbedText
}

export interface AnswerJudgement {
  probability: number
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
}

/**
 * Of a long passage another sentence may tell what the best one does not; and messages of visitors, where those are the
 * knowledge, ask for a price themselves.
 */
const mostlyShort = 0.5
const lacking = 0.5

/** How probable it is that what was found answers the question, and in what order it is told. */
export function judgeAnswer(input: AnswerInput): AnswerJudgement {
  const { statistics, embed } = input
  const { analysis, matches } = matchCandidates(input)
  const judge = (of: readonly CandidateMatch[]) => judgeMatches(analysis, of, statistics, embed)
  const { features, mixture, probability } = judge(matches)
  const evidence = matches
    .map((match): Evidence => {
      const { probability } = judge([match])
      const relevance = relevanceOf(match, matches)
      return { candidate: match.candidate, band: bandOf(probability), probability, relevance }
    })
    .sort((one, other) => other.relevance - one.relevance)
  return { probability, evidence, features, mixture }
}

/** How relevant each candidate is, from 0 to 1, in the order of the candidates. */
export function relevances(input: AnswerInput): number[] {
  const { matches } = matchCandidates(input)
  return matches.map((match) => relevanceOf(match, matches))
}

function matchCandidates({ question, language, candidates, statistics, embed }: AnswerInput) {
  const vector = embed(withoutSmallTalk(question, language))
  const analysis = { ...analyzeQuestion(question, language, statistics), vector }
  return { analysis, matches: candidates.map((candidate) => matchCandidate(candidate, analysis, embed)) }
}

function judgeMatches(
  analysis: EmbeddedQuestion,
  matches: readonly CandidateMatch[],
  statistics: WordStatistics,
  embed: EmbedText,
) {
  const features = featuresOf(analysis, matches, statistics, embed)
  const style = styleOf(matches)
  const mixture = mixtureOf(style, statistics.size)
  const probability = probabilityOf(features, mixture)
  const short = (1 - style.spoken) * (1 - style.long)
  const isLacking = short >= mostlyShort && lacksWhatIsAsked(analysis, features)
  return { features, mixture, probability: isLacking ? probability * lacking : probability }
}

/**
 * Who asks what a thing costs is not answered by what else is known of it, however much that is, nor who asks whether
 * there is a thing by the place where it would be.
 */
const lacksWhatIsAsked = (
  { answerType }: QuestionAnalysis,
  { sort_missed, thing_missed }: AnswerFeatures,
): boolean => (sort_missed > 0 && hasReliablePattern(answerType)) || thing_missed > 0
