import { labelShares } from '../classifier/label_shares.ts'
import type { LabelWeights } from '../classifier/label_weights.ts'
import { type Cue, cues } from './cue.ts'

/** From here on a cue is taken. Chosen on organizations that the weights never saw (`evals/fit_intents.ts`). */
const sureFrom = 0.65
/** Who is taken for an outsider is asked for nothing. */
const surestFrom = 0.8

/** The one cue that a text surely has. */
export function cueOf(text: string, weights: LabelWeights): Cue {
  const shares = labelShares(text, weights)
  const most = Math.max(...shares)
  const cue = cues[shares.indexOf(most)]!
  return most >= (cue === 'outsider' ? surestFrom : sureFrom) ? cue : 'other'
}
