import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { cosine, type EmbedText } from '../knowledge/answer/candidate.ts'
import { type ClaimResult, unknownResult, verdictOf } from './claim_result.ts'
import { type ContentWord, contentWords, isSameWord } from './content_words.ts'
import { hasNegation } from './negation.ts'
import { splitClauses } from './parts.ts'
import { visitorStatements } from './visitor_statements.ts'

/** Similarity alone is easily had, and so are words in common: both together are evidence. */
const leastSimilarity = 0.55
const leastCoverage = 0.75

/**
 * By what the visitor said that is like the criterion: it says so, or denies it. Where several sentences do and disagree,
 * nothing is decided.
 */
export function bySimilarity(
  description: string,
  said: EndedConversation['said'],
  embed: EmbedText,
): ClaimResult {
  const words = contentWords(description)
  const meaning = embed(description)
  const denies = hasNegation(description)
  const found = said
    .flatMap(visitorStatements)
    .filter((each) => isAbout(words, each.words))
    .flatMap(({ message_id, quote }) => {
      const clause = splitClauses(quote).find((each) => isAbout(words, contentWords(each)))
      const isLike = [quote, clause ?? quote].some((text) => cosine(meaning, embed(text)) >= leastSimilarity)
      // A denial reaches as far as its clause: "a shop, but no blog".
      const denied = clause === undefined && isDeniedAnywhere(quote) ? null : hasNegation(clause ?? '')
      return isLike && denied !== null ? [{ evidence: { message_id, quote }, holds: denied === denies }] : []
    })
  const last = found.at(-1)
  if (!last || found.some(({ holds }) => holds !== last.holds)) return unknownResult
  return { verdict: verdictOf(last.holds), evidence: [last.evidence] }
}

function isAbout(words: readonly ContentWord[], said: readonly ContentWord[]): boolean {
  const covered = words.filter((word) => said.some((other) => isSameWord(word, other)))
  return words.length > 0 && covered.length / words.length >= leastCoverage
}

/** Where no clause is about all of it, nobody can tell what a denial in one of them is of. */
const isDeniedAnywhere = (sentence: string): boolean => splitClauses(sentence).some(hasNegation)
