import { button, h, setChildren, setText } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

/** A line beside the button that invites the visitor to ask. It is read out when it comes, and takes no focus. */
export function teaserPart({ words, handlers }: ViewContext): Part {
  const text = button('invitation', handlers.open, '')
  const dismiss = button('quiet-button', handlers.dismiss, icon('close'), words.dismiss)
  const node = h('div', { class: 'teaser', role: 'status' })
  node.addEventListener('keydown', (event) => event.key === 'Escape' && handlers.dismiss())
  return {
    node,
    show({ teasing, agent }) {
      setText(text, agent?.appearance.teaser?.text ?? '')
      setChildren(node, teasing ? [text, dismiss] : [])
    },
  }
}
