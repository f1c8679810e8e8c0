import type { ThreadMessage } from '@foyer/engine'

/**
 * What every provider takes: a user who speaks first, and speakers who take turns. Some refuse a request without, and
 * the templates of small models do.
 */
export function inTurns(messages: readonly ThreadMessage[]): ThreadMessage[] {
  const thread: ThreadMessage[] = []
  for (const message of messages.filter(isSomething)) {
    const last = thread.at(-1)
    if (last === undefined && message.role !== 'user') thread.push({ role: 'user', text: arrival })
    const joined = last && joinedWith(last, message)
    if (joined) thread.splice(-1, 1, joined)
    else thread.push(message)
  }
  return thread
}

const arrival = 'A visitor has opened the chat.'

function isSomething(message: ThreadMessage): boolean {
  if (message.role === 'tool') return message.results.length > 0
  return message.text.trim() !== '' || (message.role === 'assistant' && message.calls.length > 0)
}

function joinedWith(last: ThreadMessage, message: ThreadMessage): ThreadMessage | null {
  if (last.role === 'user' && message.role === 'user')
    return { role: 'user', text: `${last.text}\n\n${message.text}` }
  if (last.role === 'assistant' && message.role === 'assistant' && last.calls.length === 0)
    return { ...message, text: `${last.text}\n\n${message.text}` }
  return null
}
