import type { LabelWeights } from './label_weights.ts'
import { textFeatures } from './text_features.ts'

/** How likely a text has each of the labels that the weights were learnt for; together they are 1. */
export function labelShares(text: string, { bias, features }: LabelWeights): number[] {
  const known = textFeatures(text).flatMap((feature) => features.get(feature) ?? [])
  // A long message has more features, and is not surer for it.
  const scale = Math.sqrt(known.length / bias.length) || 1
  const scores = bias.map((own, at) => {
    let sum = 0
    for (let from = at; from < known.length; from += bias.length) sum += known[from]!
    return own + sum / scale
  })
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}
