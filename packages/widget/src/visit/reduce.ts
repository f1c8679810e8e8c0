import type { VisitMessage } from '@foyer/contract'
import type { OutgoingMessage } from './outgoing_message.ts'
import { type Action, initialState, type PendingMessage, type State } from './state.ts'

/** What happens next: the one place where the state changes. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'opened':
      return { ...state, opened: true, unread: false, ready: true, teasing: false }
    case 'missed':
      return { ...state, unread: !state.opened }
    case 'closed':
      return { ...state, opened: false }
    case 'teased':
      return { ...state, teasing: !state.opened }
    case 'dismissed':
      return { ...state, teasing: false }
    case 'online':
      return { ...state, online: action.online }
    case 'staged':
      return { ...state, stage: action.stage }
    case 'introduced':
      // The visit knows better: it speaks its language.
      return { ...state, ready: true, agent: state.stage === 'talking' ? state.agent : action.agent }
    case 'lost':
      return { ...anew(state), lost: true }
    case 'begun_anew':
      return anew(state)
    case 'visited': {
      const { agent, status, rating, locale, messages, reply_by_mail } = action.visit
      const stage = 'talking'
      const replyByMail = reply_by_mail
      return { ...withMessages(state, messages), stage, agent, status, rating, locale, replyByMail }
    }
    case 'said':
      return { ...state, chosen: [], outbox: [...state.outbox, pendingMessageOf(action.outgoing, state)] }
    case 'sending':
      return withPending(state, action.key, { progress: 'sending' })
    case 'unsent':
      return withPending({ ...state, ...notComing }, action.key, { progress: 'unsent' })
    case 'refused':
      return withPending({ ...state, ...notComing }, action.key, { progress: 'refused' })
    case 'discarded':
      return withoutPending(state, action.key)
    case 'accepted':
      return withPending(withMessages(state, [action.message]), action.key, {
        message_id: action.message.id,
      })
    case 'worded':
      return { ...state, draft: state.draft + action.text, working: '' }
    case 'working':
      return { ...state, working: action.text }
    case 'stopping':
      return { ...state, stopping: action.stopping }
    case 'answered': {
      const { message, replies, status, reply_by_mail } = action.turn
      const answered = withMessages(withoutPending(state, action.key), [message, ...replies])
      const unread = state.unread || !state.opened
      return { ...answered, status, replyByMail: reply_by_mail, ...notComing, lost: false, unread }
    }
    case 'heard': {
      const { messages, status, reply_by_mail } = action.event
      return { ...withMessages(state, messages), status, replyByMail: reply_by_mail }
    }
    case 'chosen':
      return { ...state, chosen: toggled(state.chosen, action.value) }
    case 'asked_about_mail':
      return { ...state, replyByMail: action.replyByMail }
    case 'rated':
      return { ...state, rating: action.rating }
  }
}

/** What was written of a reply that is not stored goes: the one that is takes its place. */
const notComing = { draft: '', working: '', stopping: false }

const anew = ({ opened, online, ready, agent }: State): State => ({
  ...initialState,
  opened,
  ready,
  online,
  agent,
  stage: 'connecting',
})

function withMessages(state: State, told: VisitMessage[]): State {
  const byId = new Map([...state.messages, ...told].map((message) => [message.id, message]))
  const messages = [...byId.values()].sort((a, b) => a.id - b.id)
  // Other chips may be offered now: what was chosen of the last ones says nothing about these.
  const chosen = messages.at(-1)?.id === state.messages.at(-1)?.id ? state.chosen : []
  return { ...state, messages, chosen }
}

const pendingMessageOf = (outgoing: OutgoingMessage, { messages }: State): PendingMessage => ({
  ...outgoing,
  progress: 'sending',
  after: messages.at(-1)?.id ?? 0,
})

const withPending = (state: State, key: string, change: Partial<PendingMessage>): State => ({
  ...state,
  outbox: state.outbox.map((pending) => (pending.key === key ? { ...pending, ...change } : pending)),
})

const withoutPending = (state: State, key: string): State => ({
  ...state,
  outbox: state.outbox.filter((pending) => pending.key !== key),
})

const toggled = (values: string[], value: string) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
