import type { VisitMessage } from '@foyer/contract'
import { pendingMessages } from '../visit/selectors.ts'
import type { State } from '../visit/state.ts'
import { h } from './dom.ts'
import { fillMessage, fillPendingMessage } from './message.ts'
import type { ViewContext } from './part.ts'

/** A node for each thing that is said; what has not changed keeps its own, a pending message also when it becomes a message. */
export class Rows {
  readonly #context: ViewContext
  #nodes = new Map<string, { node: HTMLElement; from: string }>()

  constructor(context: ViewContext) {
    this.#context = context
  }

  of(state: State): HTMLElement[] {
    const before = this.#nodes
    this.#nodes = new Map()
    for (const { key, message_id } of state.outbox) {
      const row = before.get(key)
      if (row && message_id !== undefined && !before.has(String(message_id)))
        before.set(String(message_id), row)
    }
    const row = (name: string, from: string, fill: (node: HTMLElement) => void) => {
      const known = before.get(name)
      const node = known?.node ?? h('div')
      if (known?.from !== from) fill(node)
      this.#nodes.set(name, { node, from })
      return node
    }
    return [
      ...state.messages.map((message) =>
        row(String(message.id), JSON.stringify(message), (node) =>
          fillMessage(node, message, this.#authorOf(message, state), this.#context),
        ),
      ),
      ...pendingMessages(state).map((pending) => {
        const isNews = pending.progress !== 'sending' || !state.online
        return row(pending.key, `${pending.progress} ${isNews}`, (node) =>
          fillPendingMessage(node, pending, isNews, this.#context),
        )
      }),
    ]
  }

  #authorOf({ role }: VisitMessage, { agent }: State): string {
    const { words } = this.#context
    if (role === 'visitor') return words.you
    return role === 'owner' ? words.aPerson : (agent?.name ?? words.chat)
  }
}
