import type { Tenant } from '../../platform/db/index.ts'
import { refuse, Shutdown } from '../../platform/index.ts'
import type { AcceptedMessage } from './accepting/accept.ts'
import type { StoreAnswer } from './committing/commit.ts'
import {
  type EmitTurnEvent,
  ignoreEvent,
  type Turn,
  type TurnDependencies,
  type TurnOrigin,
} from './dependencies.ts'
import { lease } from './lease.ts'
import { processTurn } from './process_turn.ts'
import { recall } from './recall.ts'
import { representTurn } from './represent_turn.ts'
import { tellOnce } from './tell_once.ts'
import type { TurnNotifier } from './turn_notifier.ts'

interface AnswerOutput {
  emit: EmitTurnEvent
  storeAnswer: StoreAnswer
}

/** Has an accepted message answered, here or, when this server stops first, by another. */
export async function answer(
  dependencies: TurnDependencies,
  notifier: TurnNotifier,
  origin: TurnOrigin,
  tenant: Tenant,
  accepted: AcceptedMessage,
  output: AnswerOutput,
): Promise<Turn> {
  try {
    return await answerHere(dependencies, notifier, origin, tenant, accepted, output)
  } catch (error) {
    // Another server finds it: the turn was given back.
    throw error instanceof Shutdown ? closing() : error
  }
}

const closing = () =>
  refuse('internal', 'This server is shutting down. Your message is stored and will be answered.', {
    status: 503,
    headers: { 'Retry-After': '2' },
  })

/** Thinks about it when its turn has come, and waits until then. */
async function answerHere(
  dependencies: TurnDependencies,
  notifier: TurnNotifier,
  origin: TurnOrigin,
  tenant: Tenant,
  accepted: AcceptedMessage,
  output: AnswerOutput,
): Promise<Turn> {
  const { message, leased, waits, conversation, conversation_id } = accepted
  if (!conversation.test) dependencies.usage.count(tenant.organization_id, 'messages', message.created_at)
  output.emit('accepted', representTurn(message, conversation).message)
  if (!waits) return storeAfterwards(tenant, representTurn(message, conversation), output.storeAnswer)
  const place = { organization_id: tenant.organization_id, conversation_id }
  const nextEmit = tellOnce(output.emit)
  const nextOutput = () => ({ ...output, emit: nextEmit() })
  const turn =
    leased &&
    (await processTurn(dependencies, origin, tenant, leased, nextOutput()).finally(() =>
      notifier.notify(place),
    ))
  const given = turn ?? (await follow(dependencies, notifier, origin, tenant, accepted, nextOutput))
  emitLast(given, output.emit)
  return given
}

/**
 * Until the turn is answered, by whomever. Whoever waits answers the messages before its own itself when nobody holds
 * them: a server that died holds up nobody longer than its lease.
 */
async function follow(
  dependencies: TurnDependencies,
  notifier: TurnNotifier,
  origin: TurnOrigin,
  tenant: Tenant,
  { conversation_id, message_id }: AcceptedMessage,
  nextOutput: () => AnswerOutput,
): Promise<Turn> {
  const place = { organization_id: tenant.organization_id, conversation_id }
  const waiting = notifier.subscribe(place)
  try {
    for (;;) {
      dependencies.stopping.throwIfAborted()
      const leased = await lease(dependencies, origin.organization, tenant, conversation_id)
      const mine = leased?.message.id === message_id
      if (leased) {
        const driving = processTurn(dependencies, origin, tenant, leased, mine ? nextOutput() : noOutput)
        const turn = await driving.finally(() => notifier.notify(place))
        if (mine && turn) return turn
        continue
      }
      const turn = await recall(tenant, message_id)
      if (turn) {
        const output = nextOutput()
        for (const { text } of turn.replies) output.emit('token', { text })
        return storeAfterwards(tenant, turn, output.storeAnswer)
      }
      await waiting.wait()
    }
  } finally {
    waiting.unsubscribe()
  }
}

const noOutput: AnswerOutput = { emit: ignoreEvent, storeAnswer: () => {} }

async function storeAfterwards(tenant: Tenant, turn: Turn, storeAnswer: StoreAnswer): Promise<Turn> {
  await tenant.transaction(async (db) => storeAnswer(db, turn))
  return turn
}

function emitLast({ replies: [reply] }: Turn, emit: EmitTurnEvent) {
  if (!reply) return
  if (reply.chips.length > 0) emit('chips', reply.chips)
  if (reply.links.length > 0) emit('links', reply.links)
}
