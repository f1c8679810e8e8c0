import type { Closing, JudgedCriterion, Judgement } from '../conversation/closing.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'
import type { VectorOf } from '../knowledge/answer/candidate.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { byClaims } from './by_claims.ts'
import { byLikeness } from './by_likeness.ts'
import { fitOf } from './fit.ts'
import { type Judged, unknown } from './verdict.ts'

/** What is longer explains, and makes no claim that could be read off it. */
const longestClaim = 500
const mostSentences = 10

/**
 * Judges a conversation by the criteria it is frozen with, and by nothing else: what a criterion says about an answer by
 * that answer, anything else by what the visitor said that is very much like it, and otherwise not at all.
 */
export function assess(closing: Closing, vectorOf?: VectorOf): Judgement {
  const criteria = closing.flow.fit_criteria.map(
    (criterion): JudgedCriterion => ({
      fit_criterion_id: criterion.id,
      ...judge(criterion, closing, vectorOf),
    }),
  )
  return { fit: fitOf(closing.flow.fit_criteria, criteria), criteria }
}

function judge({ description, guidance }: AgentFitCriterion, closing: Closing, vectorOf?: VectorOf): Judged {
  // guard: what explains at length is no claim
  if (description.length > longestClaim) return unknown
  const slots = closing.flow.phases.flatMap((phase) => phase.slots)
  const claimed = byClaims(description, slots, closing.answers)
  // guard: a claim about an answer is judged by it alone [null -> null && claimed.verdict !== 'unknown']
  if (claimed !== null) return claimed
  for (const sentence of sentencesOf(guidance ?? '', null).slice(0, mostSentences)) {
    const guided = sentence.length > longestClaim ? null : byClaims(sentence, slots, closing.answers)
    // guard: guidance that decides nothing is passed over [guided.verdict…]
    if (guided !== null && guided.verdict !== 'unknown') return guided
  }
  return vectorOf ? byLikeness(description, closing.said, vectorOf) : unknown
}
