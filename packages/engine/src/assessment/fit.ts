import type { Fit, FitKind } from '@foyer/contract/vocabulary'
import type { CriterionResult } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'

/** The more careful first: of two kinds that weigh the same, an owner should rather look twice. */
// guard: of equals the more careful is the fit
//   ['poor_fit', 'acceptable', 'ideal' -> 'ideal', 'acceptable', 'poor_fit']
const byCare = ['poor_fit', 'acceptable', 'ideal'] as const satisfies readonly FitKind[]

/**
 * A dealbreaker that is met decides. Otherwise each kind is weighed: what is met of it counts by its weight (1 where
 * none is set), what is not met counts against it. The heaviest kind is the fit, the more careful one where two weigh
 * the same; where none weighs anything, the fit is unknown.
 */
export function fitOf(criteria: readonly AgentFitCriterion[], judged: readonly CriterionResult[]): Fit {
  const verdicts = new Map(judged.map(({ fit_criterion_id, verdict }) => [fit_criterion_id, verdict]))
  const balance = (kind: FitKind) =>
    criteria
      .filter((criterion) => criterion.kind === kind)
      // guard: a weight weighs [weight]
      .reduce((sum, { id, weight }) => sum + signs[verdicts.get(id) ?? 'unknown'] * (weight ?? 1), 0)
  // guard: a dealbreaker decides only where it is met [verdicts…]
  const isMet = ({ id, kind }: AgentFitCriterion) => kind === 'dealbreaker' && verdicts.get(id) === 'met'
  // guard: a dealbreaker decides
  if (criteria.some(isMet)) return 'dealbreaker'
  // guard: where nothing speaks for a kind the fit is unknown [0 -> -9]
  let [fit, heaviest]: [Fit, number] = ['unknown', 0]
  for (const kind of byCare) if (balance(kind) > heaviest) [fit, heaviest] = [kind, balance(kind)]
  return fit
}

// guard: what is not met counts against [-1 -> 0]
// guard: what is unknown counts for nothing [0 -> 1]
const signs = { met: 1, not_met: -1, unknown: 0 } as const
