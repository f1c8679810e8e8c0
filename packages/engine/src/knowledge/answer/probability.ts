import type { CandidateMatch } from './candidate_match.ts'
import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'
import { answerWeights } from './weights.ts'

/** How much of each the candidates are, together 1. */
export type Mixture = Weight

/** Logarithms of numbers of words: seven, and about 150. */
const shortest = 2
const longest = 5
/** Entries, of all that is known: a few pages, and a whole handbook. */
const fewest = 30
const most = 300
/** When half of the candidates are spoken, the rest are too, and only do not show it: "Offers". */
const enoughSpoken = 0.5

/** How far candidates are spoken, and how long they are, each from 0 to 1. */
interface CandidateStyle {
  spoken: number
  long: number
}

export function styleOf(matches: readonly CandidateMatch[]): CandidateStyle {
  const share = (of: (match: CandidateMatch) => number) =>
    matches.reduce((sum, match) => sum + of(match), 0) / Math.max(1, matches.length)
  const length = share((match) => match.length)
  return {
    spoken: Math.min(1, share(({ isConversational: isSpoken }) => (isSpoken ? 1 : 0)) / enoughSpoken),
    long: rampBetween(length, shortest, longest),
  }
}

/** Of so much knowledge. */
export function mixtureOf({ spoken, long }: CandidateStyle, size: number): Mixture {
  const few = 1 - rampBetween(Math.log(size), Math.log(fewest), Math.log(most))
  const more = (1 - spoken) * (1 - few)
  return { spoken, few: (1 - spoken) * few, short: more * (1 - long), long: more * long }
}

/** 0 up to the first, 1 from the second on. */
const rampBetween = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

export function probabilityOf(features: AnswerFeatures, mixture: Mixture, weights = answerWeights): number {
  const weigh = ({ spoken, few, short, long }: Weight) =>
    spoken * mixture.spoken + few * mixture.few + short * mixture.short + long * mixture.long
  let sum = weigh(weights.bias)
  for (const [name, value] of Object.entries(features))
    sum += value * weigh(weights[name as keyof AnswerFeatures])
  return 1 / (1 + Math.exp(-sum))
}
