import type { ThreadMessage, ToolResult } from '../responder.ts'
import type { GivenPassage, RunCall, StoredTurn } from '../stored_turn.ts'
import type { HistoryTurn, TurnInput } from '../turn.ts'
import { keyOf, passagesText } from './passages.ts'
import { asMaterial, inTag } from './tags.ts'

/** What stands before the visitor's words in a message. */
export interface MessageContext {
  situation: string
  passages: readonly GivenPassage[]
}

const opened = inTag('note', 'The visitor has opened the chat.')
const updated = inTag(
  'note',
  'The knowledge was updated since your last reply. What you are given now counts.',
)
const outdated = 'The knowledge was updated since. Look it up again if you need it.'

/**
 * The conversation as a provider knows it: what was sent and what the visitor saw, turn by turn, so that a cache serves
 * all but the last message. Users and assistant take turns, and a user begins: some providers accept nothing else.
 */
export function threadOf(
  { setting, message, history }: Pick<TurnInput, 'setting' | 'message' | 'history'>,
  current: MessageContext,
): ThreadMessage[] {
  const { version } = setting.knowledge
  const thread = new Thread(version)
  for (const turn of history) thread.add(turn)
  thread.ask(message.text, { ...current, version })
  return thread.messages
}

/** Messages as they are put together: it knows what was given before. */
class Thread {
  readonly messages: ThreadMessage[] = []
  readonly #version: number
  readonly #given = new Set<string>()
  #lastVersion: number | null = null
  #calls = 0

  constructor(version: number) {
    this.#version = version
  }

  add({ visitor, reply, by_team, stored }: HistoryTurn) {
    if (visitor !== null && stored) this.ask(visitor, { ...stored, version: stored.knowledge_version })
    else if (visitor !== null) this.#sayToAgent(words(visitor))
    if (by_team) this.#sayToAgent(inTag('team', asMaterial(reply)))
    else this.#sayAsAgent(reply, stored)
  }

  ask(visitor: string, { situation, passages, version }: MessageContext & { version: number }) {
    const note = this.#lastVersion !== null && this.#lastVersion !== version ? updated : ''
    this.#lastVersion = version
    const text = [note, situation, passagesText(passages, this.#given), words(visitor)]
    this.#sayToAgent(text.filter(Boolean).join('\n\n'))
    this.#remember(passages)
  }

  #sayToAgent(text: string) {
    const last = this.messages.at(-1)
    if (last?.role === 'user') last.text += `\n\n${text}`
    else this.messages.push({ role: 'user', text })
  }

  /** What of the reply no round has said, such as a sentence that stood in, comes last. */
  #sayAsAgent(reply: string, stored: StoredTurn | null) {
    let left = reply
    let said = ''
    for (const { text, calls } of stored?.rounds ?? []) {
      const at = startOf(text, left)
      if (at !== null) {
        said += left.slice(0, at)
        left = left.slice(at)
      }
      if (calls.length === 0) continue
      this.#push(said, calls, stored!.knowledge_version)
      said = ''
    }
    this.#push(said + left, [], this.#version)
  }

  #push(said: string, calls: readonly RunCall[], version: number) {
    const text = said.trim()
    if (text === '' && calls.length === 0) return
    if (this.messages.length === 0) this.#sayToAgent(opened)
    const last = this.messages.at(-1)
    if (last?.role === 'assistant') last.text = [last.text, text].filter(Boolean).join('\n\n')
    else this.messages.push({ role: 'assistant', text, calls: [] })
    if (calls.length > 0) this.#call(calls, version)
  }

  #call(calls: readonly RunCall[], version: number) {
    const results: ToolResult[] = []
    const asked = this.messages.at(-1)
    if (asked?.role !== 'assistant') return
    for (const call of calls) {
      // Providers differ in which ids they take, and some give the same one twice.
      const id = `call${String(++this.#calls).padStart(5, '0')}`
      asked.calls.push({ id, name: call.name, arguments: call.arguments ?? {} })
      results.push({ id, name: call.name, text: this.#resultOf(call, version) })
    }
    this.messages.push({ role: 'tool', results })
  }

  #resultOf({ result, passages }: RunCall, version: number): string {
    if (!passages) return result
    if (version !== this.#version) return outdated
    this.#remember(passages)
    return result
  }

  #remember(passages: readonly GivenPassage[]) {
    for (const passage of passages) this.#given.add(keyOf(passage))
  }
}

const words = (visitor: string): string => inTag('visitor', asMaterial(visitor))

/** Where the text ends that the rest of a reply begins with; null where it begins with something else. */
function startOf(text: string, rest: string): number | null {
  const start = text.trim()
  if (start === '') return null
  const from = rest.length - rest.trimStart().length
  return rest.startsWith(start, from) ? from + start.length : null
}
