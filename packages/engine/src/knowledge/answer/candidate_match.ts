import { wordsOf } from '../search/words.ts'
import { statesAnswerType } from './answer_types/index.ts'
import { type Candidate, cosine, type EmbedText } from './candidate.ts'
import { isConversational } from './conversational.ts'
import { type Hits, hitSum, hitsIn, maxHits, rarityOf, share, weightOf } from './hits.ts'
import type { EmbeddedQuestion } from './question_analysis.ts'

/** How a candidate matches the question. */
export interface CandidateMatch {
  candidate: Candidate
  statements: StatementMatch[]
  /** Of the whole of it, headings included. */
  hits: Hits
  cosine: number
  /** Similarity in meaning and in all words, light ones included: what another way to ask the same would have. */
  resemblance: number
  /** The logarithm of its number of words. */
  length: number
  isConversational: boolean
}

export interface StatementMatch {
  at: number
  /** Of the statement under its headings. */
  hits: Hits
  cosine: number
  /** Whether it states something of the answer type that the question expects. */
  hasAnswerType: boolean
  /** By which the best statement is chosen. */
  value: number
}

export function matchCandidate(
  candidate: Candidate,
  analysis: EmbeddedQuestion,
  embed: EmbedText,
): CandidateMatch {
  const { trail, statements, language } = candidate
  const headings = trail.join('. ')
  const text = statements.join(' ')
  const inTrail = hitsIn(headings, language, analysis)
  const hitsOf = statements.map((statement) => maxHits(hitsIn(statement, language, analysis), inTrail))
  const hits = hitsOf.reduce(maxHits, inTrail)
  const isAsked = (name: string) => hitsIn(name, language, analysis).some((hit) => hit > 0)
  const all = analysis.words.map(() => 1)
  const ideal = hitSum(analysis, all, weightOf)
  const context = share(hitSum(analysis, hits, weightOf), ideal)
  const alike = cosine(analysis.vector, embed(`${headings} ${text}`))
  return {
    candidate,
    statements: statements.map((statement, at) => {
      const covered = share(hitSum(analysis, hitsOf[at]!, weightOf), ideal)
      const similarity = cosine(analysis.vector, embed(statement))
      const hasAnswerType = statesAnswerType(analysis.answerType, statement, language, isAsked)
      const value = covered + 0.3 * context + 0.5 * similarity + (hasAnswerType ? 0.1 : 0)
      return { at, hits: hitsOf[at]!, cosine: similarity, hasAnswerType, value }
    }),
    hits,
    cosine: alike,
    resemblance: alike + share(hitSum(analysis, hits, rarityOf), hitSum(analysis, all, rarityOf)),
    length: Math.log(1 + wordsOf(text).length),
    isConversational: isConversational(text, language),
  }
}
