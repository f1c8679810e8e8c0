import { judgeAnswer } from '../answer/judge.ts'
import { analyzeQuestion } from '../answer/question_analysis.ts'
import type { FoundPassage } from './found_passage.ts'
import { isCompleted, type LookUp } from './passage_features.ts'
import { sureFrom } from './thresholds.ts'

/** A handful of facts tells too little about which words are rare: with fewer entries, statements are judged one by one. */
export const fewestEntries = 30

/**
 * What `judgeAnswer` calls answerable is sure here. Of a handful of facts, the one that a question touches is mostly
 * meant, so that less will do, unless a price, a time or the like is asked for: then the fact has to state it.
 */
const answerableFrom = 0.5
const touchedFrom = 0.32

/** How probable it is that each passage answers the question as it was completed: a whole one needs nothing before it. */
export function confidencesAmongFew(passages: readonly FoundPassage[], asked: LookUp): number[] {
  const { question, language, statistics, embed } = asked
  const candidates = passages.map((passage) => ({
    ...passage,
    features: isCompleted(asked) ? passage.together : passage.alone,
  }))
  const { answerType } = analyzeQuestion(question, language, statistics)
  const scale = sureFrom / (answerType === null ? touchedFrom : answerableFrom)
  const { evidence, probability } = judgeAnswer({ question, language, candidates, statistics, embed })
  // What lies nearest is as probable as an answer is at all: the others only lend it support.
  return candidates.map((candidate) => {
    const place = evidence.findIndex((each) => each.candidate === candidate)
    const own = place === 0 ? probability : Math.min(probability, evidence[place]?.probability ?? 0)
    return Math.min(1, scale * own)
  })
}
