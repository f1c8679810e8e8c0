import { h } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

export function launcherPart({ words, handlers }: ViewContext): Part {
  const node = h('button', { type: 'button', class: 'launcher', click: handlers.open }, icon('chat'))
  return {
    node,
    show({ opened, unread }) {
      node.hidden = opened
      node.classList.toggle('unread', unread)
      node.setAttribute('aria-label', unread ? words.openWithNews : words.open)
    },
  }
}
