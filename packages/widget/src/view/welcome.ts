import { button, h } from './dom.ts'
import type { Part, ViewContext } from './part.ts'

/** Before anything was begun: inside a page, nobody has asked for a conversation yet. */
export function welcomePart({ words, handlers }: ViewContext): Part {
  const begin = button('solid', handlers.start, words.begin)
  const node = h('div', { class: 'welcome' }, begin)
  return {
    node,
    show({ stage }) {
      node.hidden = stage !== 'idle'
    },
  }
}
