import { type Intent, intents } from './intent.ts'
import { intentFeatures } from './intent_features.ts'
import { type IntentWeights, weightTable } from './weight_table.ts'

export type IntentScores = Readonly<Record<Intent, number>>

/** How likely a text has each intent; together they are 1. */
export function classifyIntent(
  text: string,
  { bias, features }: IntentWeights = weightTable(),
): IntentScores {
  const known = intentFeatures(text).flatMap((feature) => features.get(feature) ?? [])
  // A long message has more features, and is not surer for it.
  const scale = Math.sqrt(known.length / intents.length) || 1
  const scores = intents.map((_, at) => {
    let sum = 0
    for (let from = at; from < known.length; from += intents.length) sum += known[from]!
    return bias[at]! + sum / scale
  })
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  return normalized(mapIntents((_, at) => shares[at]!))
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
