import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { byClaims } from './by_claims.ts'
import { bySimilarity } from './by_similarity.ts'
import type { ClaimContext } from './claim_context.ts'
import { anyOf, type ClaimResult, unknownResult } from './claim_result.ts'
import { splitAlternatives } from './parts.ts'

/** What is longer explains, and makes no claim that could be read off it. */
const longestClaim = 500

export interface StatementResult extends ClaimResult {
  /** It is about an answer: nothing else can decide it. */
  isClaim: boolean
}

/**
 * Whether a statement about the visitor holds: what it says about an answer by that answer, anything else by what they
 * said that is very much like it, and otherwise not at all.
 */
export function judgeStatement(statement: string, context: ClaimContext, embed?: EmbedText): StatementResult {
  if (statement.length > longestClaim) return { ...unknownResult, isClaim: true }
  const claimed = byClaims(statement, context)
  if (claimed !== null) return { ...claimed, isClaim: true }
  return { ...(embed ? byWords(statement, context, embed) : unknownResult), isClaim: false }
}

function byWords(statement: string, context: ClaimContext, embed: EmbedText): ClaimResult {
  const whole = bySimilarity(statement, context.said, embed)
  if (whole.verdict !== 'unknown') return whole
  const alternatives = splitAlternatives(statement).map((parts) => parts.join(' '))
  // "Sells tobacco or weapons": one of them is enough.
  if (alternatives.length > 1)
    return anyOf(alternatives.map((each) => bySimilarity(each, context.said, embed)))
  return whole
}
