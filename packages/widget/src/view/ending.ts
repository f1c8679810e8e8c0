import { isEnded } from '../visit/selectors.ts'
import type { State } from '../visit/state.ts'
import { button, h, setText } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

const ratings = [1, 2, 3, 4, 5]

/** Where a conversation is over: how it was, and the way to another one. */
export function endingPart({ words, handlers }: ViewContext): Part {
  const how = h('p', { class: 'how' })
  const stars = ratings.map((rating) =>
    button('star', () => handlers.rate(rating), icon('star'), words.stars(rating)),
  )
  const rate = h('div', { class: 'rate', role: 'group', 'aria-label': words.rate }, ...stars)
  const question = h('p', { class: 'question', role: 'status' })
  const anew = button('solid', handlers.startNew, words.beginAnew)
  const node = h('div', { class: 'ending', hidden: '' }, how, question, rate, anew)
  return {
    node,
    show(state) {
      node.hidden = !isEnded(state)
      if (node.hidden) return
      setText(how, howItEnded(state))
      const { rating = 0 } = state
      setText(question, rating > 0 ? words.rated : words.rate)
      for (const [index, star] of stars.entries()) {
        star.classList.toggle('lit', index < rating)
        star.setAttribute('aria-pressed', String(index + 1 === rating))
      }
    },
  }

  function howItEnded({ status }: State): string {
    if (status === 'expired') return words.expired
    return status === 'completed' ? words.completed : words.closed
  }
}
