import type { State } from '../visit/state.ts'
import type { Words } from '../words/index.ts'
import { h, setText } from './dom.ts'
import type { Part, ViewContext } from './part.ts'

/** One line about how things stand, the most important one. */
export function noticePart({ words }: ViewContext): Part {
  const node = h('p', { class: 'notice', role: 'status' })
  return {
    node,
    show(state) {
      setText(node, noticeOf(state, words) ?? '')
    },
  }
}

function noticeOf({ stage, online, status, lost }: State, words: Words): string | undefined {
  if (stage === 'unavailable') return words.unavailable
  if (!online) return words.offline
  if (stage === 'unreachable') return words.unreachable
  if (status === 'handed_off') return words.takenOver
  return lost ? words.lost : undefined
}
