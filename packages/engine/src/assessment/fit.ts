import type { Fit, FitKind } from '@foyer/contract/vocabulary'
import type { CriterionResult } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'

/** The more careful first: of two kinds that weigh the same, an owner should rather look twice. */
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
      .reduce((sum, { id, weight }) => sum + signs[verdicts.get(id) ?? 'unknown'] * (weight ?? 1), 0)
  const isMet = ({ id, kind }: AgentFitCriterion) => kind === 'dealbreaker' && verdicts.get(id) === 'met'
  if (criteria.some(isMet)) return 'dealbreaker'
  let [fit, heaviest]: [Fit, number] = ['unknown', 0]
  for (const kind of byCare) if (balance(kind) > heaviest) [fit, heaviest] = [kind, balance(kind)]
  return fit
}

const signs = { met: 1, not_met: -1, unknown: 0 } as const
