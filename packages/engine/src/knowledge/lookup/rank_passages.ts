import { relevances } from '../answer/judge.ts'
import { goesOn } from './continuation.ts'
import { continuationFeatures } from './continuation_features.ts'
import type { FoundPassage } from './found_passage.ts'
import { analyzeLookUp, type LookUp, withPrevious } from './passage_features.ts'

/**
 * What was found as a model is given it, the best first: by the message alone, and together with what was asked before
 * where it goes on about that. A model reads several, so that nothing is decided about whether one of them answers.
 */
export function rankPassages<Passage extends FoundPassage>(
  found: readonly Passage[],
  asked: LookUp,
): Passage[] {
  const { message, previous } = asked.typed
  const scores = relevancesOf(found, asked, { question: message, by: 'alone' })
  const together =
    previous !== null && goesOn(continuationFeatures(found, asked, analyzeLookUp(asked).alone))
      ? relevancesOf(found, asked, { question: withPrevious(message, previous), by: 'together' })
      : scores.map(() => 0)
  return [...found.keys()]
    .sort((one, other) => scores[other]! + together[other]! - scores[one]! - together[one]!)
    .map((at) => found[at]!)
}

const relevancesOf = (
  found: readonly FoundPassage[],
  { language, statistics, embed }: LookUp,
  { question, by }: { question: string; by: 'alone' | 'together' },
): number[] =>
  relevances({
    question,
    language,
    candidates: found.map((passage) => ({ ...passage, features: passage[by] })),
    statistics,
    embed,
  })
