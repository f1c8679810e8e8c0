import { complete } from './complete.ts'
import { ended, plain } from './plain.ts'
import { claimBefore, type Reading } from './read_sentences.ts'
import { hasVerb } from './subject.ts'
import { type Surroundings, within } from './surroundings.ts'
import { sendsElsewhere } from './worthless.ts'

/** What stands before the items of a list: the sentence that introduces it, or the headings. */
export interface Introduction {
  words: string
  /** Whether it is a sentence of the passage, so that its items are part of a claim. */
  stated: boolean
}

/** A longer one would bury what its items say. */
const longest = 200

export function introductionOf(
  sentence: string | null,
  surroundings: Surroundings,
  reading: Reading,
): Introduction | null {
  const { pack, context } = surroundings
  const headed = context === null ? null : { words: context, stated: false }
  if (sentence === null || sendsElsewhere(sentence, pack)) return headed
  const words = sentence.replace(/[\s:.]+$/u, '')
  if (pack.phrases.emptyIntroduction.test(plain(words))) return headed
  const { claim } = complete(words, surroundings, { before: claimBefore(reading, surroundings), asked: null })
  const said = [claim.text, within(surroundings, words)].find((text) => text.length <= longest)
  return said === undefined ? headed : { words: said.replace(/\.$/, ''), stated: true }
}

/** The item as the end of what introduces it. */
export function joined({ words, stated }: Introduction, item: string, { pack }: Surroundings): string {
  if (/\?$/.test(words)) return ended(`${words} ${item}`)
  const [first = ''] = item.split(' ')
  const short = item.split(' ').length <= 12 && !/[.:]\s/.test(item) && !hasVerb(item, pack.grammar)
  if (!stated || !short || !pack.phrases.runsOn.test(plain(words))) return ended(`${words}: ${item}`)
  const small = pack.grammar.functionWords.has(plain(first))
  return ended(`${words} ${small ? item.replace(first, first.toLowerCase()) : item}`)
}
