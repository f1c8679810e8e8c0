import type { AnswerFeatures } from './features.ts'
import type { View } from './view.ts'
import type { Weight } from './weight.ts'
import { answerWeights } from './weights.ts'

/** How much of each the candidates are, together 1. */
export type Mixture = Weight

/** Logarithms of numbers of words: seven, and about 150. */
const shortest = 2
const longest = 5
/** When half of the candidates are spoken, the rest are too, and only do not show it: "Offers". */
const enoughSpoken = 0.5

export function mixtureOf(views: readonly View[]): Mixture {
  const share = (of: (view: View) => number) =>
    views.reduce((sum, view) => sum + of(view), 0) / Math.max(1, views.length)
  const spoken = Math.min(1, share(({ isSpoken }) => (isSpoken ? 1 : 0)) / enoughSpoken)
  const length = share((view) => view.length)
  const long = Math.min(1, Math.max(0, (length - shortest) / (longest - shortest)))
  return { spoken, short: (1 - spoken) * (1 - long), long: (1 - spoken) * long }
}

export function probabilityOf(features: AnswerFeatures, mixture: Mixture, weights = answerWeights): number {
  const weigh = ({ spoken, short, long }: Weight) =>
    spoken * mixture.spoken + short * mixture.short + long * mixture.long
  let sum = weigh(weights.bias)
  for (const [name, value] of Object.entries(features))
    sum += value * weigh(weights[name as keyof AnswerFeatures])
  return 1 / (1 + Math.exp(-sum))
}
