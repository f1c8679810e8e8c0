import { scoreOf } from '../search/score.ts'
import { bestOf } from './features.ts'
import type { View } from './view.ts'

/**
 * In what order candidates are told. The search has ranked them by their words and meaning as wholes; looked at closely,
 * one that tells what is asked for, or is like another way to ask, goes before. The shares were chosen on questions to
 * three handbooks (`evals/sites`), on Doc2Dial and on SQuAD together: larger ones please the handbooks alone.
 */
const tellingShare = 0.15
const resemblanceShare = 0.2
/** What a candidate would have that is perfect in all of it: resemblance goes up to 2. */
const ideal = 1 + tellingShare + 2 * resemblanceShare

/** From 0 to 1. */
export function relevanceOf(view: View): number {
  const telling = bestOf([view])?.statement.tells === true ? tellingShare : 0
  const resemblance = resemblanceShare * Math.max(0, view.resemblance)
  return Math.min(1, (scoreOf(view.candidate.features) + telling + resemblance) / ideal)
}
