import { weighed } from './confidence.ts'
import type { ContinuationFeatures } from './continuation_features.ts'
import type { FoundPassage } from './found_passage.ts'
import type { AskedQuestion, LookUp } from './passage_features.ts'
import { continuationWeights } from './weights.ts'

/** From here on it goes on: chosen so that follow-ups lose little and new matters are hardly mixed with old ones. */
const goesOnFrom = 0.4

export function goesOn(features: ContinuationFeatures, weights = continuationWeights): boolean {
  const { bias, ...rest } = weights
  return 1 / (1 + Math.exp(-bias - weighed(features, rest))) >= goesOnFrom
}

/** A look-up and what it found, as they are judged. */
interface Judged<Passage> {
  passages: readonly Passage[]
  asked: LookUp
  analysis: AskedQuestion
}

/** Without what was looked up before. */
export function apart<Passage extends FoundPassage>({
  passages,
  asked,
  analysis,
}: Judged<Passage>): Judged<Passage> {
  const { alone, question, typed } = analysis
  return {
    passages: passages.map((passage) => ({ ...passage, together: passage.alone })),
    asked: { ...asked, previous: null, page: null, typed: { ...asked.typed, previous: null } },
    analysis: { alone, together: alone, question: { ...alone, answerType: question.answerType }, typed },
  }
}
