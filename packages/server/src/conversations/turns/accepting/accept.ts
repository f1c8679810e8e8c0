import type { EventVerb } from '@foyer/contract'
import type { Transaction } from '../../../platform/db/index.ts'
import { type Context, type Organization, record, refuse, refuseInactive } from '../../../platform/index.ts'
import { refuseEnded } from '../../conversations/rules.ts'
import { eventDataOf } from '../../conversations/serializer.ts'
import { writeOutcome } from '../../outcomes/repository.ts'
import type { TurnDependencies } from '../dependencies.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import type { ConversationOfTurn, MessageOfTurn } from '../repository.ts'
import { attentionAfter } from './attention.ts'
import { insertAccepted, lockConversation } from './repository.ts'
import { type MessageBody, messageOf } from './sent_message.ts'

export interface AcceptedMessage {
  conversation_id: number
  message_id: number
  organization: Organization
  message: MessageOfTurn
  conversation: ConversationOfTurn
  /** Whether the agent is to answer: not while a person has taken over. */
  waits: boolean
  /** Where no other message waits, whoever brought this one thinks about it at once. */
  leased: LeasedTurn | null
}

const mostWaiting = 5

/** Keeps a message, and a turn for it where the agent is to answer. */
export async function accept(
  dependencies: Pick<TurnDependencies, 'snapshots' | 'reasoners' | 'builtin' | 'leaseTiming'>,
  context: Context,
  db: Transaction,
  conversation_id: number,
  sent: MessageBody,
): Promise<AcceptedMessage> {
  const { snapshots, reasoners, builtin, leaseTiming } = dependencies
  const { now } = context
  // Asked in one packet: it costs no trip of its own.
  const [locked, chosen] = await Promise.all([
    lockConversation(db, conversation_id),
    reasoners.of(db, context.organization),
  ])
  const { conversation: before, organization, waiting, message_id, turn_id } = locked
  refuseInactive(locked)
  refuseEnded(before, now)
  const waits = before.status !== 'handed_off'
  if (sent.role === 'owner' && waits) throw notTakenOver()
  if (waiting >= mostWaiting) throw tooMany()
  const flow = await snapshots.of(db, before.snapshot_address)
  const author = sent.role === 'owner' ? { ...context.actor } : null
  const said = { id: message_id, conversation_id, ...messageOf(flow, before, sent), author, created_at: now }
  const conversation: ConversationOfTurn = {
    ...before,
    status: waits ? 'active' : 'handed_off',
    paused_at: null,
    messages_count: before.messages_count + 1,
    last_message_at: now,
    ...attentionAfter(before, said),
  }
  const first = waiting === 0
  const leaseMs = first ? leaseTiming.leaseMs : null
  insertAccepted(db, conversation, said, waits && { id: turn_id, leaseMs })
  if (sent.role === 'owner') writeOutcome(db, conversation_id)
  const recordEvent = (verb: EventVerb<'conversation'>) =>
    record(context, db, { verb, before: eventDataOf(before), after: eventDataOf(conversation) })
  if (before.status === 'paused') recordEvent('resumed')
  if (!waits) recordEvent('messaged')
  const message = { ...said, chips: [], links: [], citations: [], deliverable: null }
  const reasoner = hasCredits(organization) ? chosen : builtin
  const untried = { fence: 1, failures: 0, stopped: false }
  const leased = waits && first ? { turn_id, ...untried, conversation, message, flow, reasoner } : null
  return { conversation_id, message_id, organization, message, conversation, waits, leased }
}

const hasCredits = ({ credits }: Organization) => credits === null || credits > 0

const notTakenOver = () =>
  refuse(
    'parameter_invalid',
    'A person can write only after taking over the conversation: POST …/takeover first.',
    { param: 'role' },
  )

const tooMany = () =>
  refuse('rate_limited', `${mostWaiting} messages of this conversation are already waiting for a reply.`, {
    headers: { 'Retry-After': '5' },
  })
