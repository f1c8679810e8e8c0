import { contentWords } from '../assessment/content_words.ts'
import type { EngineData } from '../engine_data.ts'
import { isSmallTalk } from '../knowledge/answer/small_talk/index.ts'
import { listeningPackFor } from '../listening/language/index.ts'
import { type ParsedMessage, parseMessage } from '../listening/parsed_message.ts'
import type { TokenRun } from '../listening/sentences/sentences.ts'
import { partsBetween, type Token, tokenize } from '../listening/sentences/tokens.ts'
import { paperPackFor } from './language/index.ts'

/** A message by itself, whatever was asked before it. */
export const parsedAlone = (message: string, locale: string, data: EngineData): ParsedMessage =>
  parseMessage(
    {
      message,
      locale,
      slots: [],
      asked: { slot: null, options: [], invited: false },
      answers: {},
      topic: null,
    },
    data,
  )

/** Words by which it is known whether something is told already: by their stems, and numbers as they stand. */
export type ToldWords = ReadonlySet<string>

export const toldWords = (text: string): Set<string> =>
  // What was escaped stands as it was written: "C:\temp" is two words.
  new Set(tokenize(text.replaceAll(/\\([^\p{L}\p{N}\s])/gu, '$1')).flatMap(formsOf))

/** The words of a part of a message that say something which is not told yet. */
export const untoldWords = (tokens: readonly Token[], told: ToldWords, locale: string): Token[] => {
  const { replies } = listeningPackFor([], locale)
  const { untelling } = paperPackFor(locale)
  return tokens
    .filter(
      ({ kind, word }) =>
        kind !== 'sign' && kind !== 'email' && !replies.fillers.has(word) && !untelling.has(word),
    )
    .filter((token) => {
      const forms = formsOf(token)
      return forms.length > 0 && !forms.some((form) => told.has(form)) && !isPartOfNumber(token, told)
    })
}

const formsOf = ({ kind, word }: Token): string[] =>
  kind === 'word' ? contentWords(word).flatMap(({ stems }) => stems) : [word]

/** "900 781" of the number 07700 900781. */
const isPartOfNumber = ({ kind, word }: Token, told: ToldWords): boolean =>
  kind === 'number' &&
  /^\d{3,}$/.test(word) &&
  [...told].some((each) => /^\d+$/.test(each) && each.includes(word))

const pause = /[,:;–—]|(?<=\s)-(?=\s)/

/**
 * The words from the first clause of a sentence that says something new to the last; null where none does. What is said
 * about the conversation, or only to be polite, says nothing.
 */
export function newPart(
  message: string,
  { tokens }: TokenRun,
  told: ToldWords,
  locale: string,
): { from: number; to: number } | null {
  const { aside, openings } = paperPackFor(locale)
  const telling = partsBetween(tokens, pause).filter(
    (part) =>
      untoldWords(part, told, locale).length > 0 &&
      !aside.test(part.map(({ word }) => word).join(' ')) &&
      !isSmallTalk(message.slice(part[0]!.from, part.at(-1)!.to), locale),
  )
  const first = telling[0]?.find(({ word }) => !openings.has(word))
  const last = telling.at(-1)?.at(-1)
  if (!first || !last) return null
  const isBracketed = message.slice(first.from, last.to).includes('(') && message[last.to] === ')'
  return { from: first.from, to: isBracketed ? last.to + 1 : last.to }
}

/** How many words that say something stand in the sentences that do not ask. */
export const statedWords = ({ sentences, smallTalk }: ParsedMessage, locale: string): number =>
  sentences
    .filter(({ kind, asks }, at) => kind !== 'question' && !asks && smallTalk[at] === null)
    .reduce((sum, { tokens }) => sum + untoldWords(tokens, new Set(), locale).length, 0)
