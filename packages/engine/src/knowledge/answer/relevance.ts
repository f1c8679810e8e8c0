import { scoreOf } from '../search/score.ts'
import type { CandidateMatch } from './candidate_match.ts'
import { bestStatement } from './features.ts'

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
export function relevanceOf(match: CandidateMatch, matches: readonly CandidateMatch[]): number {
  const telling = bestStatement([match])?.statement.hasAnswerType === true ? tellingShare : 0
  const resemblance = resemblanceShare * Math.max(0, match.resemblance)
  const relevance = (scoreOf(match.candidate.features) + telling + resemblance) / ideal
  return Math.max(0, Math.min(1, relevance - (introduces(match, matches) ? introductionShare : 0)))
}

/** Whether another one stands under the same headings and more: that says what this one only names. */
const introduces = ({ candidate: { trail } }: CandidateMatch, matches: readonly CandidateMatch[]): boolean =>
  trail.length > 0 &&
  matches.some(
    ({ candidate: other }) =>
      other.trail.length > trail.length && trail.every((heading, at) => heading === other.trail[at]),
  )
