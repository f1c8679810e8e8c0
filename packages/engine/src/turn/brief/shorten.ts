import { estimateTokens } from '../../prompts/tokens.ts'
import type { ThreadMessage } from '../responder.ts'

/**
 * As much of a conversation as fits: the oldest messages go first, together with the replies to them, then passages of
 * the last message, the least fitting first. The last message itself stays, and so does what the turn did since.
 */
export function shorten(messages: readonly ThreadMessage[], tokens: number): ThreadMessage[] {
  const begin = currentTurn(messages)
  const current = messages.slice(begin)
  const starts = messages.flatMap(({ role }, at) => (role === 'user' && at < begin ? [at] : []))
  const from = [...starts, begin].find((start) => tokensOf(messages.slice(start)) <= tokens)
  return from === undefined ? withFewerPassages(current, tokens) : messages.slice(from)
}

/** A turn begins with the words of the visitor; the notes in it are messages of a user, too. */
const currentTurn = (messages: readonly ThreadMessage[]): number =>
  Math.max(
    messages.findLastIndex((message) => message.role === 'user' && message.text.includes('<visitor>')),
    0,
  )

function withFewerPassages(turn: readonly ThreadMessage[], tokens: number): ThreadMessage[] {
  const [first, ...rest] = turn
  if (first?.role !== 'user') return [...turn]
  let { text } = first
  while (text.includes(opening) && tokensOf([{ ...first, text }, ...rest]) > tokens)
    text = withoutLastPassage(text)
  return [{ ...first, text: text.replace(emptyPassages, '') }, ...rest]
}

/** What somebody wrote contains no tag of ours, so these are the passages that were given. */
const [opening, closing] = ['<passage from=', '\n</passage>']

function withoutLastPassage(text: string): string {
  const start = text.lastIndexOf(opening)
  const end = text.indexOf(closing, start) + closing.length
  return text.slice(0, start).trimEnd() + text.slice(end)
}

const emptyPassages = /<passages>\s*<\/passages>\s*/

const tokensOf = (messages: readonly ThreadMessage[]): number =>
  messages.reduce((sum, message) => sum + estimateTokens(textOf(message)), 0)

function textOf(message: ThreadMessage): string {
  if (message.role === 'user') return message.text
  if (message.role === 'tool') return message.results.map(({ text }) => text).join('\n')
  return message.text + message.calls.map((call) => call.name + JSON.stringify(call.arguments)).join('\n')
}
