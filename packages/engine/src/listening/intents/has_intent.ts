import type { IntentScores } from './classify_intent.ts'
import type { Intent } from './intent.ts'

/**
 * From here on a message is taken to have the intent. Chosen on businesses that the weights never saw
 * (`evals/fit_intents.ts`): what ends a conversation has to be surer than what is only regretted.
 */
const thresholds: Readonly<Record<Intent, number>> = {
  ask: 0.25,
  tell: 0.4,
  reply: 0.4,
  complaint: 0.5,
  urgent: 0.45,
  cancel: 0.4,
  person: 0.45,
  identity: 0.4,
  feeling: 0.4,
  thanks: 0.4,
  bye: 0.6,
  talk: 0.45,
  nonsense: 0.6,
  order: 0.7,
}

export const hasIntent = (scores: IntentScores, intent: Intent): boolean =>
  // guard: what more likely asks does nothing else [scores[intent] >= scores.ask]
  scores[intent] >= thresholds[intent] && scores[intent] >= scores.ask
