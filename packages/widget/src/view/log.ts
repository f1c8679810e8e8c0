import { draftOf, isWriting, unconfirmed } from '../visit/shown.ts'
import { h, place, write } from './dom.ts'
import { keepAtEnd } from './keep_at_end.ts'
import { fillDraft } from './message.ts'
import type { Part, Setting } from './part.ts'
import { Rows } from './rows.ts'

/**
 * The conversation. It is read out as it grows, message by message: the reply that is being written is for the eyes
 * only, until it is there as a whole.
 */
export function logPart(setting: Setting): Part {
  const { words } = setting
  const disclosure = h('p', { class: 'disclosure' })
  const draft = h('div', { class: 'message agent draft', 'aria-hidden': 'true' })
  const dots = h('div', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
  const writing = h('span', { class: 'hidden', role: 'status' })
  const rows = h('div', { class: 'rows', role: 'log', 'aria-live': 'polite', 'aria-label': words.messages })
  const coming = h('div', { class: 'rows' })
  const node = h(
    'div',
    { class: 'log', tabindex: '0', role: 'group', 'aria-label': words.messages },
    disclosure,
    rows,
    coming,
    writing,
  )
  const nodes = new Rows(setting)
  const end = keepAtEnd(node)
  let said = 0

  return {
    node,
    show(state) {
      const { agent, stage, messages } = state
      write(disclosure, agent?.disclosure ?? '')
      rows.setAttribute('aria-busy', String(stage === 'connecting'))
      if (state.locale !== undefined) rows.lang = state.locale
      place(rows, nodes.of(state))
      const text = draftOf(state)
      if (text !== '') fillDraft(draft, text)
      const isBusy = isWriting(state)
      place(coming, text !== '' ? [draft] : isBusy || stage === 'connecting' ? [dots] : [])
      write(writing, isBusy ? words.writing(agent?.name ?? words.chat) : '')
      const own = messages.filter(({ role }) => role === 'visitor').length + unconfirmed(state).length
      end.follow(own > said)
      said = own
    },
  }
}
