import type { VisitedAgent } from '@foyer/contract'
import { button, h } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

/** Who receives the visitor. */
export function headerPart({ words, handlers, mode }: ViewContext): Part {
  const face = h('div', { class: 'face', 'aria-hidden': 'true' })
  const name = h(mode === 'page' ? 'h1' : 'h2', { class: 'name' }, words.chat)
  const role = h('p', { class: 'role' })
  const close = button('quiet-button', handlers.close, icon('close'), words.close)
  let shown: VisitedAgent | undefined
  return {
    node: h('header', {}, face, h('div', { class: 'who' }, name, role), mode === 'bubble' && close),
    show({ agent }) {
      if (!agent || agent === shown) return
      shown = agent
      const { title = agent.name, subtitle = agent.role ?? '', logo_url } = agent.appearance
      name.textContent = title
      role.textContent = subtitle
      face.textContent = [...title.trim()][0]?.toUpperCase() ?? ''
      face.className = 'face'
      // Until it is loaded, or where it is not, the initial is what there is.
      const picture = h('img', { alt: '', referrerpolicy: 'no-referrer' })
      picture.onload = () => {
        if (agent !== shown) return
        face.replaceChildren(picture)
        if (logo_url) face.className = 'face logo'
      }
      const src = logo_url ?? agent.avatar_url
      if (src) picture.src = src
    },
  }
}
