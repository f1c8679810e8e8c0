import { labelShares } from '../intents/classifier.ts'
import { type LabelWeights, parseWeights } from '../intents/weight_table.ts'
import { type Cue, cues } from './cue.ts'
import { cueWeights } from './weights.ts'

/** From here on a cue is taken. Chosen on organizations that the weights never saw (`evals/fit_intents.ts`). */
export const sureCue = 0.65

let table: LabelWeights | undefined

/** The one cue that a text surely has. */
export function cueOf(text: string, weights: LabelWeights = weightTable()): Cue {
  const shares = labelShares(text, weights)
  const most = Math.max(...shares)
  return most >= sureCue ? cues[shares.indexOf(most)]! : 'other'
}

/** Read when it is first needed: most that import the engine read no message. */
function weightTable(): LabelWeights {
  table ??= parseWeights(cueWeights)
  return table
}
