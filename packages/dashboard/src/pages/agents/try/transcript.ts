import type { Message } from '@foyer/sdk'
import type { TurnProgress } from './turn_progress.ts'

/** What stands in the chat, oldest first: messages, what is being sent, and what is being said. */
export type Line =
  | { kind: 'message'; message: Message }
  | { kind: 'sending'; text: string; failed: boolean }
  | { kind: 'typing'; text: string; captured: string[]; working: string }

/** The server's messages and the turn overlap: whichever arrives first is shown, and nothing twice. */
export function transcript(messages: readonly Message[], turn: TurnProgress | null): Line[] {
  const known = new Map(messages.map((message) => [message.id, message]))
  for (const message of [turn?.message, ...(turn?.replies ?? [])])
    if (message && !known.has(message.id)) known.set(message.id, message)
  const lines: Line[] = [...known.values()]
    .sort((a, b) => a.id - b.id)
    .map((message) => ({ kind: 'message', message }))
  return turn ? [...lines, ...unfinished(turn, [...known.values()])] : lines
}

function unfinished(turn: TurnProgress, known: Message[]): Line[] {
  const { message, said, status, text, captured, working } = turn
  if (status === 'done') return []
  const failed = status === 'failed'
  if (!message) return [{ kind: 'sending', text: said, failed }, ...(failed ? [] : typing)]
  const answered = known.some(({ id, role }) => id > message.id && role === 'agent')
  return answered || failed ? [] : [{ kind: 'typing', text, captured, working }]
}

const typing: Line[] = [{ kind: 'typing', text: '', captured: [], working: '' }]

/** The newest message of the agent: the one that is explained unless another is chosen. */
export const newestReply = (lines: readonly Line[]): Message | undefined =>
  lines
    .map((line) => (line.kind === 'message' ? line.message : undefined))
    .findLast((message) => message?.role === 'agent')

/** Answers to tap: those under the last words, as long as they are the last. */
export function chipsOf(lines: readonly Line[]): Message['chips'] {
  const last = lines.at(-1)
  return last?.kind === 'message' ? last.message.chips : []
}
