import type { VisitedAgent } from '@foyer/contract'
import { h } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

/** Who receives the visitor. */
export function headerPart({ words, handlers, mode }: ViewContext): Part {
  const face = h('div', { class: 'face', 'aria-hidden': 'true' })
  const name = h(mode === 'page' ? 'h1' : 'h2', { class: 'name' }, words.chat)
  const role = h('p', { class: 'role' })
  const close = h(
    'button',
    { type: 'button', class: 'quiet-button', 'aria-label': words.close, click: handlers.close },
    icon('close'),
  )
  let shown: VisitedAgent | undefined
  return {
    node: h('header', {}, face, h('div', { class: 'who' }, name, role), mode === 'bubble' && close),
    show({ agent }) {
      if (!agent || agent === shown) return
      shown = agent
      name.textContent = agent.name
      role.textContent = agent.role ?? ''
      face.replaceChildren(...portraitOf(agent))
    },
  }
}

/** The picture over the initial, which is what is left where the picture does not load. */
function portraitOf({ name, avatar_url }: VisitedAgent): Node[] {
  const initial = h('span', {}, [...name.trim()][0]?.toUpperCase() ?? '')
  if (avatar_url === undefined) return [initial]
  const picture = h('img', { src: avatar_url, alt: '', referrerpolicy: 'no-referrer' })
  picture.addEventListener('error', () => picture.remove())
  return [initial, picture]
}
