import { judgeAnswer } from '../answer/judge.ts'
import { wordsOf } from '../search/words.ts'
import type { FoundPassage } from './found_passage.ts'
import type { LookUp } from './passage_features.ts'
import { sureFrom } from './thresholds.ts'

/** A handful of facts tells too little about which words are rare: with fewer entries, statements are judged one by one. */
export const fewestEntries = 30

/** What `judgeAnswer` calls answerable is sure here. */
const scale = sureFrom / 0.5

/** How probable it is that each passage answers the question as it was completed: a whole one needs nothing before it. */
export function confidencesAmongFew(
  passages: readonly FoundPassage[],
  { message, question, language, statistics, embed }: LookUp,
): number[] {
  const own = new Set(wordsOf(message))
  // guard: a whole question is judged by itself [wordsOf… -> true]
  const isCompleted = wordsOf(question).some((word) => !own.has(word))
  const candidates = passages.map((passage) => ({
    ...passage,
    features: isCompleted ? passage.together : passage.alone,
  }))
  const { evidence, probability } = judgeAnswer({ question, language, candidates, statistics, embed })
  // What lies nearest is as probable as an answer is at all: the others only lend it support.
  return candidates.map((candidate) => {
    const place = evidence.findIndex((each) => each.candidate === candidate)
    return scale * (place === 0 ? probability : Math.min(probability, evidence[place]?.probability ?? 0))
  })
}
