import type { EventVerb } from '@foyer/contract'
import { recordUnanswered } from '../../../knowledge/index.ts'
import type { Tenant, Transaction } from '../../../platform/db/index.ts'
import { record, type Trace } from '../../../platform/index.ts'
import { spendTokens } from '../../../reasoning/index.ts'
import type { ConversationRow } from '../../conversations/repository.ts'
import { pausesAt } from '../../conversations/rules.ts'
import { eventDataOf } from '../../conversations/serializer.ts'
import { insertDeliverable } from '../../deliverables/repository.ts'
import { writeOutcome } from '../../outcomes/repository.ts'
import { turnsChannel } from '../channel.ts'
import type { Turn, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { representTurn } from '../represent_turn.ts'
import { isCompleted, type Thought } from '../thinking/thought.ts'
import { unanswered } from '../thinking/unanswered.ts'
import { paperFields } from './paper_fields.ts'
import { endTurn, insertReply, type LockedTurn, lockTurn, rewriteDeliverable } from './repository.ts'
import { rewritePapers } from './write_papers.ts'

export type StoreAnswer = (db: Transaction, turn: Turn) => void

/**
 * Writes what was thought, if it still may be said: undefined when somebody else took the turn over, or ended it.
 * Whatever the conversation has become in the meantime, the turn is answered once.
 */
export function commit(
  dependencies: CommitDependencies,
  { trace }: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  thought: Thought,
  storeAnswer: StoreAnswer,
): Promise<Turn | undefined> {
  return tenant.transaction(async (db) => {
    const held = await lockTurn(db, turn)
    if (!held) return undefined
    const written = { ...trace, now: dependencies.now() }
    const { text } = thought
    const answered =
      held.meanwhile.status === 'active' && text !== null
        ? await reply(dependencies, written, db, turn, held, { ...thought, text })
        : end(written, db, turn, held)
    const { tokens } = thought.trace
    const cost = thought.trace.format === 3 ? thought.trace.cost : null
    spendTokens(db, { tokens, cost, agent_id: turn.conversation.agent_id, now: written.now })
    storeAnswer(db, answered)
    return answered
  })
}

type CommitDependencies = Pick<TurnDependencies, 'vectorOf' | 'now'>

/** Answers a turn at which every attempt has failed: a person is to look after it. */
export const giveUp = (
  dependencies: CommitDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  storeAnswer: StoreAnswer,
): Promise<Turn | undefined> =>
  commit(dependencies, origin, tenant, turn, unanswered(origin.organization, turn), storeAnswer)

/** What only waits for a last word ends some time, also in a flow that never pauses. */
const recapped = ({ idle_minutes }: { idle_minutes: number | null }) => ({
  idle_minutes: idle_minutes ?? lastWordMinutes,
})
const lastWordMinutes = 60

/** Answers a turn with nothing: its conversation takes no reply any more, or the visitor wants none. */
export function endUnanswered(
  dependencies: Pick<TurnDependencies, 'now'>,
  { trace }: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  storeAnswer: StoreAnswer,
): Promise<Turn | undefined> {
  return tenant.transaction(async (db) => {
    const held = await lockTurn(db, turn)
    if (!held) return undefined
    const ended = end({ ...trace, now: dependencies.now() }, db, turn, held)
    storeAnswer(db, ended)
    return ended
  })
}

function end(trace: Trace, db: Transaction, turn: LeasedTurn, held: LockedTurn): Turn {
  const conversation = { ...turn.conversation, ...held.meanwhile }
  endTurn(db, turn, trace.now)
  if (held.waiting > 1) db.announce(turnsChannel)
  record(trace, db, { verb: 'messaged', before: null, after: eventDataOf(conversation) })
  return representTurn(turn.message, conversation)
}

async function reply(
  { vectorOf }: Pick<TurnDependencies, 'vectorOf'>,
  trace: Trace,
  db: Transaction,
  turn: LeasedTurn,
  held: LockedTurn,
  thought: Thought & { text: string },
): Promise<Turn> {
  const { flow, conversation } = turn
  const { id, agent_id, locale } = conversation
  const { papers, state, text, links, citations, outcome } = thought
  const { now } = trace
  const completed = isCompleted(thought)
  if (!conversation.test)
    for (const question of outcome.gaps)
      await recordUnanswered(vectorOf, trace, db, {
        agent_id,
        question,
        language: locale,
        conversation_id: id,
        asked_at: turn.message.created_at,
      })
  const written = papers?.deliverable
  const isHandedOver = conversation.state.recapped === true
  if (written && isHandedOver) rewriteDeliverable(db, id, written.body)
  const deliverable = written &&
    !isHandedOver && {
      id: await insertDeliverable(db, { ...written, conversation_id: id, created_at: now }),
      title: written.title,
    }
  const message = {
    id: held.reply_id,
    conversation_id: id,
    role: 'agent' as const,
    text,
    chips: thought.chips,
    links,
    citations,
    deliverable: deliverable || null,
    author: null,
    created_at: now,
  }
  const before = { ...conversation, ...held.meanwhile }
  const after: ConversationRow = {
    ...before,
    state,
    phase: state.phase,
    status: completed ? 'completed' : 'active',
    person_wanted: before.person_wanted || outcome.person_wanted !== null,
    messages_count: before.messages_count + 1,
    last_message_at: now,
    paused_at: null,
    pauses_at: completed ? null : pausesAt(state.recapped ? recapped(flow) : flow, now),
    ended_at: completed ? now : null,
    lead_since: completed ? (before.lead_since ?? now) : before.lead_since,
    ...(papers && paperFields(papers, now)),
  }
  insertReply(db, turn, message, after, thought.trace)
  if (completed) writeOutcome(db, id)
  if (held.waiting > 1) db.announce(turnsChannel)
  const recordEvent = (verb: EventVerb<'conversation'>) =>
    record(trace, db, { verb, before: eventDataOf(before), after: eventDataOf(after) })
  recordEvent('replied')
  if (after.person_wanted && !before.person_wanted) recordEvent('person_wanted')
  if (completed) recordEvent('completed')
  if (completed && turn.reasoner.isModel) await db.enqueue(rewritePapers, { conversation_id: id })
  return representTurn(turn.message, after, message)
}
