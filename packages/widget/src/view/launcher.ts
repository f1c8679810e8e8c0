import { button, h, setText } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

export function launcherPart({ words, handlers }: ViewContext): Part {
  const text = h('span')
  const node = button('launcher', handlers.open, icon('chat'))
  node.append(text)
  return {
    node,
    show({ opened, ready, unread, agent }) {
      const label = agent?.appearance.label ?? ''
      const does = unread ? words.openWithNews : words.open
      node.hidden = opened || !ready
      node.classList.toggle('unread', unread)
      setText(text, label)
      // Who says what they see is understood: the label is part of the name.
      node.setAttribute('aria-label', label ? `${label}: ${does}` : does)
    },
  }
}
