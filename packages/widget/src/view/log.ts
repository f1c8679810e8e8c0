import type { VisitedAgent } from '@foyer/contract'
import { draftOf, isWriting, pendingMessages, workingOf } from '../visit/selectors.ts'
import { h, setChildren, setText } from './dom.ts'
import { keepAtEnd } from './keep_at_end.ts'
import { fillDraft, quietLink } from './message.ts'
import type { Part, ViewContext } from './part.ts'
import { Rows } from './rows.ts'

/**
 * The conversation. It is read out as it grows, message by message: the reply that is being written is for the eyes
 * only, until it is there as a whole.
 */
export function logPart(context: ViewContext): Part {
  const { words } = context
  const disclosure = h('p', { class: 'disclosure' })
  const draft = h('div', { class: 'message agent draft', 'aria-hidden': 'true' })
  const work = h('p', { class: 'work', 'aria-hidden': 'true' })
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
  const nodes = new Rows(context)
  const end = keepAtEnd(node)
  let said = 0
  let shown: VisitedAgent | undefined

  return {
    node,
    show(state) {
      const { agent, stage, messages } = state
      if (agent && agent !== shown) {
        shown = agent
        const { ai_notice, privacy_url } = agent.appearance
        disclosure.textContent = agent.disclosure ?? (ai_notice ? words.aiNotice : '')
        if (privacy_url) disclosure.append(quietLink(words.privacy, privacy_url, words))
      }
      rows.setAttribute('aria-busy', String(stage === 'connecting'))
      if (state.locale !== undefined) rows.lang = state.locale
      setChildren(rows, nodes.of(state))
      const text = draftOf(state)
      if (text !== '') fillDraft(draft, text)
      const isBusy = isWriting(state)
      const working = workingOf(state)
      setText(work, working)
      setChildren(coming, [
        ...(text !== '' ? [draft] : []),
        ...(isBusy || working !== '' || stage === 'connecting' ? [dots] : []),
        ...(working !== '' ? [work] : []),
      ])
      setText(writing, working || (isBusy ? words.writing(agent?.name ?? words.chat) : ''))
      const own = messages.filter(({ role }) => role === 'visitor').length + pendingMessages(state).length
      end.follow(own > said)
      said = own
    },
  }
}
