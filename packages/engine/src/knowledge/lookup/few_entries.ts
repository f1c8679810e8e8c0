import type { EmbedText } from '../answer/candidate.ts'
import { judgeAnswer } from '../answer/judge.ts'
import type { FoundPassage } from './found_passage.ts'
import { type LookUp, withPrevious } from './passage_features.ts'
import { sureFrom } from './thresholds.ts'

/** A handful of facts tells too little about which words are rare: with fewer entries, statements are judged one by one. */
export const fewestEntries = 30

/** What `judgeAnswer` calls answerable is sure here. */
const scale = sureFrom / 0.5

/** How probable it is that each passage answers, by the message alone or with the one before it. */
export function confidencesAmongFew(
  passages: readonly FoundPassage[],
  asked: LookUp & { embed: EmbedText },
): number[] {
  const alone = judgedBy('alone', passages, asked)
  if (asked.previous === null) return alone
  const together = judgedBy('together', passages, asked)
  return alone.map((confidence, at) => Math.max(confidence, together[at]!))
}

function judgedBy(
  query: 'alone' | 'together',
  passages: readonly FoundPassage[],
  { message, previous, language, statistics, embed }: LookUp & { embed: EmbedText },
): number[] {
  const question = query === 'alone' ? message : withPrevious(message, previous)
  const candidates = passages.map((passage) => ({ ...passage, features: passage[query] }))
  const { evidence, probability } = judgeAnswer({ question, language, candidates, statistics, embed })
  // What lies nearest is as probable as an answer is at all: the others only lend it support.
  return candidates.map((candidate) => {
    const place = evidence.findIndex((each) => each.candidate === candidate)
    return scale * (place === 0 ? probability : Math.min(probability, evidence[place]?.probability ?? 0))
  })
}
