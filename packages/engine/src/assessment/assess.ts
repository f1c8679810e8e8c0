import type { CriterionResult, EndedConversation, FitAssessment } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { byClaims } from './by_claims.ts'
import { bySimilarity } from './by_similarity.ts'
import { type ClaimResult, unknownResult } from './claim_result.ts'
import { fitOf } from './fit.ts'

/** What is longer explains, and makes no claim that could be read off it. */
const longestClaim = 500
const mostSentences = 10

/**
 * Judges a conversation by the criteria it is frozen with, and by nothing else: what a criterion says about an answer by
 * that answer, anything else by what the visitor said that is very much like it, and otherwise not at all.
 */
export function assess(conversation: EndedConversation, embed?: EmbedText): FitAssessment {
  const criteria = conversation.flow.fit_criteria.map(
    (criterion): CriterionResult => ({
      fit_criterion_id: criterion.id,
      ...judge(criterion, conversation, embed),
    }),
  )
  return { fit: fitOf(conversation.flow.fit_criteria, criteria), criteria }
}

function judge(
  { description, guidance }: AgentFitCriterion,
  conversation: EndedConversation,
  embed?: EmbedText,
): ClaimResult {
  // guard: what explains at length is no claim
  if (description.length > longestClaim) return unknownResult
  const slots = conversation.flow.phases.flatMap((phase) => phase.slots)
  const claimed = byClaims(description, slots, conversation.answers)
  // guard: a claim about an answer is judged by it alone [null -> null && claimed.verdict !== 'unknownResult']
  if (claimed !== null) return claimed
  for (const sentence of sentencesOf(guidance ?? '', null).slice(0, mostSentences)) {
    const guided = sentence.length > longestClaim ? null : byClaims(sentence, slots, conversation.answers)
    // guard: guidance that decides nothing is passed over [guided.verdict…]
    if (guided !== null && guided.verdict !== 'unknown') return guided
  }
  return embed ? bySimilarity(description, conversation.said, embed) : unknownResult
}
