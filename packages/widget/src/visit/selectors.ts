import type { VisitMessage } from '@foyer/contract'
import type { PendingMessage, State } from './state.ts'

/** What follows from the state for those who show it. */

export type Chip = VisitMessage['chips'][number]
export type SlotChip = Extract<Chip, { slot: string }>

const lastStatuses: readonly State['status'][] = ['completed', 'expired', 'closed']

export const isEnded = ({ status }: State) => lastStatuses.includes(status)

/**
 * What the visitor said and the service has not confirmed: once accepted it is a message. The stream may tell of it
 * sooner than the answer does, and may be the only one to tell when the connection broke.
 */
export const pendingMessages = ({ outbox, messages }: State): PendingMessage[] =>
  outbox.filter(
    ({ message_id, after, text }) =>
      message_id === undefined &&
      !messages.some((message) => message.id > after && message.role === 'visitor' && message.text === text),
  )

/** The message that is being answered. */
const onItsWay = ({ outbox }: State) => outbox.find(({ progress }) => progress === 'sending')

/** The reply as far as it is written, until the whole of it is there, by whichever way it came. */
export function draftOf(state: State): string {
  const { message_id } = onItsWay(state) ?? {}
  if (message_id === undefined) return ''
  return state.messages.some(({ id, role }) => role === 'agent' && id > message_id) ? '' : state.draft
}

/** Whether a reply comes that can be stopped: the service has the message, and not all of the reply is here. */
export function isReplying(state: State): boolean {
  const { message_id } = onItsWay(state) ?? {}
  return message_id !== undefined && (isWriting(state) || draftOf(state) !== '')
}

/** What the agent does, as long as its reply is not there. */
export const workingOf = (state: State): string => (isReplying(state) ? state.working : '')

/** A person answers when they can, and the agent stays silent meanwhile. */
export function isWriting(state: State): boolean {
  const pending = onItsWay(state)
  if (!pending || state.status === 'handed_off' || isEnded(state) || draftOf(state) !== '') return false
  const { message_id } = pending
  return (
    message_id === undefined || !state.messages.some(({ id, role }) => role === 'agent' && id > message_id)
  )
}

/**
 * The chips of the last word, while it is the visitor's turn. Until they have said something, the questions that the
 * owner chose take the place of those that the agent would suggest; answers to what it asks stay.
 */
export function chipsOf(state: State): Chip[] {
  const { agent, messages, outbox, stage } = state
  const last = messages.at(-1)
  if (outbox.length > 0 || isEnded(state) || stage === 'unavailable') return []
  const chips = last?.role === 'agent' ? last.chips : []
  const isFirst = messages.every(({ role }) => role === 'agent')
  const starters = isFirst ? (agent?.appearance.starter_questions ?? []) : []
  if (starters.length === 0) return chips
  return [...chips.filter((chip) => 'slot' in chip), ...starters.map((text) => ({ text }))]
}

/** The last message of a person: who looks has seen it. */
export const lastOfPerson = ({ messages }: State): number =>
  messages.findLast(({ role }) => role === 'owner')?.id ?? 0

/** Whether to ask if a person may reply by email, and for what. */
export const isAskedAboutMail = ({ stage, replyByMail }: State) =>
  stage === 'talking' && (replyByMail === 'ask' || replyByMail === 'ask_with_address')
