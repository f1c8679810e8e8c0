import type { LabelWeights } from './label_weights.ts'
import { textFeatures } from './text_features.ts'

/** How likely a text has each of the labels that the weights were learnt for; together they are 1. */
export function labelShares(text: string, { bias, places, weights }: LabelWeights): number[] {
  const known = textFeatures(text).flatMap((feature) => places.get(feature) ?? [])
  // A long message has more features, and is not surer for it.
  const scale = Math.sqrt(known.length) || 1
  const scores = Array.from(
    bias,
    (own, at) => own + known.reduce((sum, place) => sum + weights[place + at]!, 0) / scale,
  )
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}
