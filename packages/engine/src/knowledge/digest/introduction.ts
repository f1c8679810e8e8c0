import { completeSentence } from './complete_sentence.ts'
import { type HeadingContext, withPrefix } from './heading_context.ts'
import { isReferral } from './noise.ts'
import { plain, withEndMark } from './plain.ts'
import { type ClaimCollector, previousClaim } from './read_sentences.ts'
import { hasVerb } from './subject.ts'

/** What stands before the items of a list: the sentence that introduces it, or the headings. */
export interface Introduction {
  words: string
  /** Whether it is a sentence of the passage, so that its items are part of a claim. */
  isSentence: boolean
}

/** A longer one would bury what its items say. */
const longest = 200

export function introductionOf(
  sentence: string | null,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): Introduction | null {
  const { pack, prefix } = headingContext
  const headed = prefix === null ? null : { words: prefix, isSentence: false }
  if (sentence === null || isReferral(sentence, pack)) return headed
  const words = sentence.replace(/[\s:.]+$/u, '')
  if (pack.phrases.emptyIntroduction.test(plain(words))) return headed
  const { claim } = completeSentence(words, headingContext, {
    before: previousClaim(collector, headingContext),
    pendingQuestion: null,
  })
  const said = [claim.text, withPrefix(headingContext, words)].find((text) => text.length <= longest)
  return said === undefined ? headed : { words: said.replace(/\.$/, ''), isSentence: true }
}

/** The item as the end of what introduces it. */
export function joinIntroduction(
  { words, isSentence }: Introduction,
  item: string,
  { pack }: HeadingContext,
): string {
  if (/\?$/.test(words)) return withEndMark(`${words} ${item}`)
  const [first = ''] = item.split(' ')
  const short = item.split(' ').length <= 12 && !/[.:]\s/.test(item) && !hasVerb(item, pack.grammar)
  if (!isSentence || !short || !pack.phrases.runsOn.test(plain(words)))
    return withEndMark(`${words}: ${item}`)
  const small = pack.grammar.functionWords.has(plain(first))
  return withEndMark(`${words} ${small ? item.replace(first, first.toLowerCase()) : item}`)
}
