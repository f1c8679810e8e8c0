import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { type ContentWord, contentWords } from './content_words.ts'
import { memoize } from './memoize.ts'
import { isConditional } from './negation.ts'

/** Something that a message states: exactly as it stands there, and the words that say what it is about. */
interface VisitorStatement {
  message_id: number
  quote: string
  words: readonly ContentWord[]
}

/** What is asked, or only imagined, states nothing. */
export const visitorStatements = memoize(
  ({ message_id, text }: EndedConversation['said'][number]): VisitorStatement[] =>
    text
      .split('\n')
      .flatMap((line) => sentencesOf(line, null).map((sentence) => ({ line, sentence })))
      .filter(({ sentence }) => !sentence.includes('?') && !isConditional(sentence))
      .flatMap(({ line, sentence }) => quoteOf(line, sentence) ?? [])
      .map((quote) => ({ message_id, quote, words: contentWords(quote) })),
)

/** Sentences are read with their spaces evened out; a quotation has them as they are. */
function quoteOf(line: string, sentence: string): string | null {
  if (line.includes(sentence)) return sentence
  const words = sentence.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`))
  return new RegExp(words.join(String.raw`\s+`), 'u').exec(line)?.[0] ?? null
}
