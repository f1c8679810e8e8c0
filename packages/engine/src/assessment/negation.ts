import { alternation, boundPhrases, phrases, wholeWord } from './words/index.ts'

const negation = new RegExp(wholeWord(alternation(phrases('negations'))), 'gu')
const condition = new RegExp(wholeWord(alternation(phrases('conditions'))), 'u')
/** "not more than" bounds, and denies nothing. */
const bounding = new RegExp(
  wholeWord(alternation([...boundPhrases('at_least'), ...boundPhrases('at_most')])),
  'gu',
)

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")

/** Whether a text denies what it is about; two denials are none. */
export function hasNegation(text: string): boolean {
  // "No more than 5" is a bound and denies nothing.
  const denials = plain(text).replaceAll(bounding, ' ').match(negation) ?? []
  return denials.length % 2 === 1
}

/** Whether it holds only sometimes, or is not quite said: then nobody can judge by it. */
export const isConditional = (text: string): boolean => condition.test(plain(text))
