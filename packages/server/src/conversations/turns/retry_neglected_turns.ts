import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, findOrganization, isUnreachable } from '../../platform/db/index.ts'
import { createShares, Shutdown } from '../../platform/index.ts'
import { inRootSpan, type Tracer } from '../../platform/telemetry/index.ts'
import { ignoreEvent, type TurnDependencies } from './dependencies.ts'
import { lease } from './lease.ts'
import { processTurn } from './process_turn.ts'
import { listNeglected, type NeglectedConversation } from './repository.ts'

/**
 * Has the turns answered whose server died or stopped between the message and the reply. It looks by itself rather than
 * by a job: a job whose server dies is noticed too late for somebody who waits.
 */

export interface RetryDependencies extends TurnDependencies {
  database: Pick<Database, 'tenant' | 'system'>
  tracer?: Tracer | undefined
}

type LogError = (error: unknown, what: string) => void

export const neglectedMs = 3000
const everyMs = 250
/** Thinking holds no connection. */
const mostAtOnce = 32
const perOrganization = mostAtOnce / 2

export function startTurnRetries(work: RetryDependencies, log: LogError, timing = { everyMs }) {
  const stopping = new AbortController()
  const running = new Map<number, Promise<void>>()
  const organizations = createShares<number>(perOrganization)

  async function look() {
    const full = organizations.full()
    const free = mostAtOnce - running.size
    if (free <= 0) return
    for (const conversation of await listNeglected(work.database.system, neglectedMs, free, full)) {
      const { id, organization_id } = conversation
      if (running.has(id)) continue
      if (!organizations.admits(organization_id)) continue
      const giveBack = organizations.take(organization_id)
      const answering = answerConversation(work, conversation)
        .catch(report)
        .finally(() => {
          running.delete(id)
          giveBack()
        })
      running.set(id, answering)
    }
  }

  /** That storage is away, or the server stops, is known; the turn stays where it is. */
  function report(error: unknown) {
    if (!isUnreachable(error) && !(error instanceof Shutdown))
      log(error, 'a message that was left could not be answered')
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch(report)
      await sleep(timing.everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    /** Takes nothing new. What is under way ends, or is broken off with everything else. */
    async stop() {
      stopping.abort()
      await looking
      await Promise.all(running.values())
    },
  }
}

/** Turn by turn, in their order. Nothing happens to one that somebody holds. */
export async function answerConversation(
  { database, ...work }: RetryDependencies,
  { organization_id, id }: NeglectedConversation,
): Promise<void> {
  const organization = await findOrganization(database.system, organization_id)
  if (!organization) return
  const tenant = database.tenant(organization_id)
  for (;;) {
    work.stopping.throwIfAborted()
    const turn = await lease(work, organization, tenant, id)
    if (!turn) return
    const trace = {
      actor: { type: 'system', name: 'foyer' } as const,
      operation: 'sendMessage',
      request_id: `turn_${turn.turn_id}`,
      now: work.now(),
    }
    const attributes = { 'foyer.organization.id': organization_id }
    await inRootSpan(work.tracer, 'turn.retry', { attributes }, () =>
      processTurn(work, { organization, trace }, tenant, turn, {
        emit: ignoreEvent,
        storeAnswer: () => {},
      }),
    )
  }
}
