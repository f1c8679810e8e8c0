// guards tested by: fence.test.ts, stop.test.ts

import type { Tenant } from '../../platform/db/index.ts'
import { refuse, Shutdown } from '../../platform/index.ts'
import type { AcceptedMessage } from './accepting/accept.ts'
import type { Keep } from './committing/commit.ts'
import { drive } from './drive.ts'
import { lease } from './lease.ts'
import { recall } from './recall.ts'
import { shownTurn } from './shown_turn.ts'
import { answerTurns } from './take_up.ts'
import { type Behalf, silent, type Tell, type Turn, type Turning } from './turning.ts'
import type { WaitingRoom } from './waiting_room.ts'

interface Telling {
  tell: Tell
  keep: Keep
}

/** Has an accepted message answered, here or, when this server stops first, by another. */
export async function answer(
  turning: Turning,
  room: WaitingRoom,
  behalf: Behalf,
  tenant: Tenant,
  accepted: AcceptedMessage,
  telling: Telling,
): Promise<Turn> {
  try {
    return await answerHere(turning, room, behalf, tenant, accepted, telling)
  } catch (error) {
    if (!(error instanceof Shutdown)) throw error
    const { conversation_id } = accepted
    // guard: what a stopping server could not answer is a job
    await tenant.transaction((db) => db.enqueue(answerTurns, { conversation_id }))
    throw closing()
  }
}

const closing = () =>
  refuse('internal', 'This server is closing. Your message is kept and will be answered.', {
    status: 503,
    headers: { 'Retry-After': '2' },
  })

/** Thinks about it when its turn has come, and waits until then. */
async function answerHere(
  turning: Turning,
  room: WaitingRoom,
  behalf: Behalf,
  tenant: Tenant,
  accepted: AcceptedMessage,
  telling: Telling,
): Promise<Turn> {
  const { message, leased, waits, conversation, conversation_id } = accepted
  telling.tell('accepted', shownTurn(message, conversation).message)
  if (!waits) return keepAfterwards(tenant, shownTurn(message, conversation), telling.keep)
  const place = { organization_id: tenant.organization_id, conversation_id }
  const turn =
    leased && (await drive(turning, behalf, tenant, leased, telling).finally(() => room.ring(place)))
  const given = turn ?? (await follow(turning, room, behalf, tenant, accepted, telling))
  tellLast(given, telling.tell)
  return given
}

/**
 * Until the turn is answered, by whomever. Whoever waits answers the messages before its own itself when nobody holds
 * them: a server that died holds up nobody longer than its lease.
 */
async function follow(
  turning: Turning,
  room: WaitingRoom,
  behalf: Behalf,
  tenant: Tenant,
  { conversation_id, message_id }: AcceptedMessage,
  telling: Telling,
): Promise<Turn> {
  const place = { organization_id: tenant.organization_id, conversation_id }
  const waiting = room.enter(place)
  try {
    for (;;) {
      // guard: a server that stops takes no more turns
      turning.stopping.throwIfAborted()
      const leased = await lease(turning, behalf.organization, tenant, conversation_id)
      const mine = leased?.message.id === message_id
      if (leased) {
        // guard: who answers for another does not tell it [nobody]
        const driving = drive(turning, behalf, tenant, leased, mine ? telling : nobody)
        const turn = await driving.finally(() => room.ring(place))
        if (mine && turn) return turn
        continue
      }
      const turn = await recall(tenant, message_id)
      if (turn) {
        for (const { text } of turn.replies) telling.tell('token', { text })
        return keepAfterwards(tenant, turn, telling.keep)
      }
      await waiting.heard()
    }
  } finally {
    waiting.leave()
  }
}

const nobody: Telling = { tell: silent, keep: () => {} }

async function keepAfterwards(tenant: Tenant, turn: Turn, keep: Keep): Promise<Turn> {
  await tenant.transaction(async (db) => keep(db, turn))
  return turn
}

function tellLast({ replies: [reply] }: Turn, tell: Tell) {
  if (!reply) return
  if (reply.chips.length > 0) tell('chips', reply.chips)
  if (reply.links.length > 0) tell('links', reply.links)
}
