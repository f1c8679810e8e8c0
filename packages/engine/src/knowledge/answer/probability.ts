import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'
import { answerWeights } from './weights.ts'

/** Logarithms of numbers of words: seven, and about 150. */
const shortest = 2
const longest = 5

/** From 0, as short as a question, to 1. */
export const longness = (length: number): number =>
  Math.min(1, Math.max(0, (length - shortest) / (longest - shortest)))

export function probabilityOf(features: AnswerFeatures, length: number): number {
  const long = longness(length)
  const weigh = (weight: Weight) => (1 - long) * weight.short + long * weight.long
  let sum = weigh(answerWeights.bias)
  for (const [name, value] of Object.entries(features))
    sum += value * weigh(answerWeights[name as keyof AnswerFeatures])
  return 1 / (1 + Math.exp(-sum))
}
