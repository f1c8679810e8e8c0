import { listeningPackFor } from '../listening/language/index.ts'
import { isLight } from '../listening/sentences/is_light.ts'
import { stemOf, tokenize } from '../listening/sentences/tokens.ts'
import { fold, noneWords } from './chip_words.ts'
import type { Reading } from './reading.ts'
import type { ConversationState, PendingChoice } from './state.ts'

/** What the visitor means of that which was put up for choice: one of the options, or none of them. */
export type Choice = PendingChoice['options'][number] | 'none'

/**
 * By the words of a chip, tapped or typed, by a few of them, or by its place among the others; null where the message
 * says something else.
 */
export function choiceOf(pending: PendingChoice | null | undefined, text: string): Choice | null {
  if (!pending) return null
  const said = fold(text)
  if (noneWords.some((words) => fold(words) === said)) return 'none'
  const { options } = pending
  return (
    options.find(({ label }) => fold(label) === said) ??
    onlyOne(options.filter(({ label }) => fold(lastPart(label)) === said)) ??
    optionInOwnWords(options, text) ??
    null
  )
}

const onlyOne = <Option>([one, ...others]: readonly Option[]): Option | undefined =>
  others.length === 0 ? one : undefined

/** More words say something of their own. */
const mostWords = 5

/** "The plans please", "the second one": nothing but words of one chip, or its place. */
function optionInOwnWords(options: PendingChoice['options'], text: string): Choice | undefined {
  const tokens = tokenize(text)
  const pack = listeningPackFor(
    tokens.map(({ word }) => word),
    'en',
  )
  const telling = tokens.filter((token) => !isLight(token, pack) && !meaning.has(token.word))
  const [first, ...others] = telling
  if (first === undefined || telling.length > mostWords || text.includes('?')) return undefined
  const place = pack.choices.ordinals.findIndex((words) => words.includes(first.word))
  if (place >= 0 && others.every(({ word }) => pack.choices.optionWords.has(word))) return options[place]
  const stems = telling.map(({ word }) => stemOf(word, pack.language))
  const holds = (words: string) => {
    const there = new Set(tokenize(words).map(({ word }) => stemOf(word, pack.language)))
    return stems.every((stem) => there.has(stem))
  }
  const byPart = options.filter(({ label }) => holds(lastPart(label)))
  const fitting = byPart.length > 0 ? byPart : options.filter(({ label }) => holds(label))
  return onlyOne(fitting)
}

/** "Plans and billing: The plans". */
const lastPart = (label: string): string => label.split(': ').at(-1)!

/** By which people point at what they choose. */
const meaning = new Set('mean meant meine meinte mein please bitte one ones yes ja'.split(' '))

/** Whoever chooses asks what they asked before, more clearly. */
export const choiceReading = ({ topic, choices }: ConversationState): Reading => ({
  acts: ['ask'],
  captures: [],
  unclear: [],
  declined: [],
  questions: choices ? [choices.question] : [],
  topic,
})
