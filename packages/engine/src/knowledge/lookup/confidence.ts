import type { ConfidenceWeights, PassageFeatures } from './passage_features.ts'
import { confidenceWeights } from './weights.ts'

/** How probable it is that the passage answers, from 0 to 1. */
export function confidenceOf(
  features: PassageFeatures,
  weights: ConfidenceWeights = confidenceWeights,
): number {
  const { alone, together, ...own } = features
  const { alone: aloneWeights, together: togetherWeights, bias, ...ownWeights } = weights
  const sum =
    bias + weighed(alone, aloneWeights) + weighed(together, togetherWeights) + weighed(own, ownWeights)
  return 1 / (1 + Math.exp(-sum))
}

/** Each value times its weight. */
export function weighed<Name extends string>(
  values: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0
  for (const name in values) sum += values[name] * weights[name]
  return sum
}
