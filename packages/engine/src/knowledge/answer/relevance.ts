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
/** What an introduction stands back by, where what it introduces was found as well. */
const introductionShare = 0.05
/** What a candidate would have that is perfect in all of it: resemblance goes up to 2. */
const ideal = 1 + tellingShare + 2 * resemblanceShare

/** From 0 to 1. */
export function relevanceOf(view: View, views: readonly View[]): number {
  const telling = bestOf([view])?.statement.tells === true ? tellingShare : 0
  const resemblance = resemblanceShare * Math.max(0, view.resemblance)
  const relevance = (scoreOf(view.candidate.features) + telling + resemblance) / ideal
  // guard: an introduction stands back [introductionShare]
  return Math.max(0, Math.min(1, relevance - (introduces(view, views) ? introductionShare : 0)))
}

/** Whether another one stands under the same headings and more: that says what this one only names. */
const introduces = ({ candidate: { trail } }: View, views: readonly View[]): boolean =>
  trail.length > 0 &&
  views.some(
    ({ candidate: other }) =>
      // guard: only what stands under the same headings is introduced [heading === other… -> true]
      other.trail.length > trail.length && trail.every((heading, at) => heading === other.trail[at]),
  )
