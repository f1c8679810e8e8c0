import type { Candidate } from './candidate.ts'
import type { CandidateMatch, StatementMatch } from './candidate_match.ts'
import { bestStatement } from './features.ts'
import { type Hits, hitSum, maxHits, missSum, weightOf } from './hits.ts'
import type { QuestionAnalysis } from './question_analysis.ts'

export interface AnswerStatement {
  candidate: Candidate
  /** Its place among the candidate's statements. */
  statement: number
}

/**
 * A second statement is worth saying when it takes up at least this share of what was asked and not yet said, and says
 * nearly as much about the question as the first: of those that say less, seven in eight were beside the point
 * (`evals/answer_check/organizations`).
 */
const worthSaying = 0.2
const nearlyAsMuch = 0.9
/** Facts stand by themselves, sentences of a passage may not. */
const factBonus = 0.1

/** The best statement, and a second one if that adds to it. */
export function selectAnswer(
  analysis: QuestionAnalysis,
  matches: readonly CandidateMatch[],
): AnswerStatement[] {
  const preferred = matches.map(preferFacts)
  const best = bestStatement(preferred)
  if (best === null) return []
  const answer = [stated(best.match, best.statement)]
  const all = missSum(
    analysis,
    analysis.words.map(() => 0),
    weightOf,
  )
  const { hits: said, value: most } = best.statement
  const adds = ({ hits, value }: StatementMatch) =>
    // guard: a second statement must add [added(analysis…]
    // guard: a second statement is to the point [value >= nearlyAsMuch…]
    value >= nearlyAsMuch * most && added(analysis, said, hits) >= worthSaying * all
  const second = bestStatement(
    preferred.map((match) => ({ ...match, statements: match.statements.filter(adds) })),
  )
  return second === null ? answer : [...answer, stated(second.match, second.statement)]
}

const added = (analysis: QuestionAnalysis, said: Hits, hits: Hits): number =>
  hitSum(analysis, maxHits(said, hits), weightOf) - hitSum(analysis, said, weightOf)

const preferFacts = (match: CandidateMatch): CandidateMatch =>
  match.candidate.kind === 'fact'
    ? { ...match, statements: match.statements.map((each) => ({ ...each, value: each.value + factBonus })) }
    : match

const stated = ({ candidate }: CandidateMatch, { at }: StatementMatch): AnswerStatement => ({
  candidate,
  statement: at,
})
