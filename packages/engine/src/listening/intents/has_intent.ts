import type { IntentScores } from './classify_intent.ts'
import type { Intent } from './intent.ts'

/**
 * From here on a message is taken to have the intent. Chosen on businesses that the weights never saw
 * (`evals/fit_intents.ts`): what ends a conversation has to be surer than what is only regretted.
 */
const thresholds: Readonly<Record<Intent, number>> = {
  ask: 0.25,
  tell: 0.3,
  reply: 0.3,
  complaint: 0.5,
  urgent: 0.3,
  cancel: 0.3,
  person: 0.35,
  identity: 0.5,
  feeling: 0.35,
  thanks: 0.4,
  bye: 0.75,
  talk: 0.4,
  nonsense: 0.6,
  order: 0.65,
}

/** Who complains may want a person, be in a hurry or cancel in the same breath. */
const beside: Partial<Record<Intent, readonly Intent[]>> = { complaint: ['person', 'urgent', 'cancel'] }
/** Less is no more than a tone. */
const leastBeside = 0.2

export function hasIntent(scores: IntentScores, intent: Intent): boolean {
  if (scores[intent] < scores.ask) return false
  if (scores[intent] >= thresholds[intent]) return true
  const others = (beside[intent] ?? []).reduce((sum, other) => sum + scores[other], 0)
  const share = scores[intent] / (1 - others)
  return scores[intent] >= leastBeside && share >= thresholds[intent]
}
