import { labelShares } from '../classifier/label_shares.ts'
import type { LabelWeights } from '../classifier/label_weights.ts'
import { type Intent, intents } from './intent.ts'

export type IntentScores = Readonly<Record<Intent, number>>

/** How likely a text has each intent; together they are 1. */
export function classifyIntent(text: string, weights: LabelWeights): IntentScores {
  const shares = labelShares(text, weights)
  return mapIntents((_, at) => shares[at]!)
}

/** The same where something beside the words makes an intent so many times likelier. */
export const likelier = (scores: IntentScores, intent: Intent, times: number): IntentScores =>
  normalized({ ...scores, [intent]: scores[intent] * times })

function normalized(shares: IntentScores): IntentScores {
  const whole = intents.reduce((sum, intent) => sum + shares[intent], 0)
  return mapIntents((intent) => shares[intent] / whole)
}

export const mapIntents = (score: (intent: Intent, at: number) => number): IntentScores =>
  Object.fromEntries(intents.map((intent, at) => [intent, score(intent, at)])) as Record<Intent, number>
