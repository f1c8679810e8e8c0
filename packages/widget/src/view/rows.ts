import type { VisitMessage } from '@foyer/contract'
import { unconfirmed } from '../visit/shown.ts'
import type { State } from '../visit/state.ts'
import { h } from './dom.ts'
import { fillLetter, fillMessage } from './message.ts'
import type { Setting } from './part.ts'

/** A node for each thing that is said; what has not changed keeps its own, a letter also when it becomes a message. */
export class Rows {
  readonly #setting: Setting
  #nodes = new Map<string, { node: HTMLElement; from: string }>()

  constructor(setting: Setting) {
    this.#setting = setting
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
          fillMessage(node, message, this.#authorOf(message, state), this.#setting),
        ),
      ),
      ...unconfirmed(state).map((letter) => {
        const isNews = letter.fate !== 'sending' || !state.online
        return row(letter.key, `${letter.fate} ${isNews}`, (node) =>
          fillLetter(node, letter, isNews, this.#setting),
        )
      }),
    ]
  }

  #authorOf({ role }: VisitMessage, { agent }: State): string {
    const { words } = this.#setting
    if (role === 'visitor') return words.you
    return role === 'owner' ? words.aPerson : (agent?.name ?? words.chat)
  }
}
