import type { CriterionResult, FitAssessment } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { type ClaimContext, claimContext } from './claim_context.ts'
import type { ClaimResult } from './claim_result.ts'
import type { ClosingConversation } from './closing_conversation.ts'
import { fitOf } from './fit.ts'
import { judgeStatement, type StatementResult } from './judge_statement.ts'

const mostSentences = 10

/** Judges a conversation by the criteria it is frozen with, and by nothing else. */
export function assess(conversation: ClosingConversation, embed?: EmbedText): FitAssessment {
  const context = claimContext(conversation)
  const { fit_criteria } = conversation.flow
  const criteria = fit_criteria.map(
    (criterion): CriterionResult => ({
      fit_criterion_id: criterion.id,
      ...judge(criterion, context, embed),
    }),
  )
  return { fit: fitOf(fit_criteria, criteria), criteria }
}

/** By its description; where that says nothing about an answer and decides nothing, by its guidance. */
function judge(
  { description, guidance }: AgentFitCriterion,
  context: ClaimContext,
  embed?: EmbedText,
): ClaimResult {
  const judged = judgeStatement(description, context, embed)
  // Guidance must not overrule a claim about an answer, even one that is still unknown.
  if (judged.verdict !== 'unknown' || judged.isClaim) return resultOf(judged)
  for (const sentence of sentencesOf(guidance ?? '', null).slice(0, mostSentences)) {
    const guided = judgeStatement(sentence, context, embed)
    if (guided.verdict !== 'unknown') return resultOf(guided)
  }
  return resultOf(judged)
}

const resultOf = ({ verdict, evidence }: StatementResult): ClaimResult => ({ verdict, evidence })
