import { listenForAnnouncements, type Tenant, type Transaction } from '../../platform/db/index.ts'
import { createWakeup } from '../../platform/events/index.ts'
import { createShares, Shutdown } from '../../platform/index.ts'
import { attempt, type SendingDependencies } from './attempt.ts'
import * as repository from './repository.ts'
import { nextAttempt, type Outcome } from './rules.ts'
import { dispatchesChannel } from './service.ts'

/**
 * Empties the outbox. A dispatch was committed with what caused it, so that none is lost, whoever dies when. An attempt
 * is a short transaction that takes a lease, the sending without any transaction, and a short transaction that writes
 * down how it went. Who dies on the way leaves a lease that ends. Who dies between the mail server's yes and that last
 * transaction leaves a mail that is sent again, under the same message id.
 */

export interface DispatchDependencies extends SendingDependencies {
  now: () => Date
  /** Between 0 and 1, for the jitter of pauses. */
  random: () => number
}

type LogError = (error: unknown, what: string) => void

const atOnce = 8
const perOrganization = atOnce / 2
const everyMs = 2000
/** Longer than an attempt can take. */
export const leaseMs = 120_000
const finishMs = 3000

/** Sends everything that is due, and what becomes due by that. */
export async function sendDue(dependencies: DispatchDependencies) {
  const { database, now } = dependencies
  for (;;) {
    const due = await repository.listDue(database.system, now(), atOnce, [])
    if (due.length === 0) return
    await Promise.all(due.map((each) => send(dependencies, each)))
  }
}

/** Sends until it is stopped: when a write announces itself, and by the clock for what waits. */
export function startDispatches(
  dependencies: DispatchDependencies,
  logError: LogError,
  timing = { everyMs },
) {
  const stopping = new AbortController()
  const abandon = new AbortController()
  const wakeup = createWakeup()
  const announcements = listenForAnnouncements(
    dependencies.database.listener,
    dispatchesChannel,
    wakeup.notify,
  )
  const running = new Map<number, Promise<void>>()
  const organizations = createShares<number>(perOrganization)
  const sending = { ...dependencies, abandoning: abandon.signal }

  /** False when it has to wait for a place. */
  function start(due: repository.DueDispatch): boolean {
    const { id, organization_id } = due
    if (running.has(id)) return true
    if (!organizations.admits(organization_id)) return false
    const giveBack = organizations.take(organization_id)
    const ended = send(sending, due)
      .catch((error) => logError(error, 'a mail or message could not be sent'))
      .finally(() => {
        running.delete(id)
        giveBack()
        // What waited for a place may go now.
        wakeup.notify()
      })
    running.set(id, ended)
    return true
  }

  async function begin() {
    const { database, now } = dependencies
    for (;;) {
      const free = atOnce - running.size
      if (free <= 0) return
      const due = await repository.listDue(database.system, now(), free, organizations.full())
      // Those that have to wait may have hidden others: without them, these are found.
      if (due.map(start).every(Boolean)) return
    }
  }

  const working = (async () => {
    while (!stopping.signal.aborted) {
      await begin().catch((error) => logError(error, 'mails could not be sent'))
      await wakeup.wait(timing.everyMs, stopping.signal)
    }
  })()
  return {
    /** Lets attempts that are under way end for a moment. */
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => abandon.abort(new Shutdown()), finishMs)
      await working
      await Promise.all(running.values())
      clearTimeout(timer)
      announcements.close()
    },
  }
}

async function send(dependencies: DispatchDependencies, { organization_id, id }: repository.DueDispatch) {
  const { database, now, random } = dependencies
  const tenant = database.tenant(organization_id)
  const taken = now()
  const leased = await tenant.transaction((db) => repository.lease(db, id, taken, leaseMs))
  if (!leased) return
  const outcome = await attemptOrRelease(dependencies, tenant, leased, taken)
  if (outcome)
    await tenant.transaction(async (db) => settle(db, leased, outcome, now(), { chance: random() }))
}

async function attemptOrRelease(
  dependencies: DispatchDependencies,
  tenant: Tenant,
  leased: repository.LeasedDispatch,
  taken: Date,
): Promise<Outcome | undefined> {
  try {
    return await attempt(dependencies, tenant, leased, taken)
  } catch (error) {
    if (error instanceof Shutdown) {
      // What was broken off is due at once.
      await tenant.transaction(async (db) => repository.releaseLease(db, leased))
      return undefined
    }
    // A fault of ours: tried again like any other, and logged.
    const retry = { chance: dependencies.random() }
    const failed: Outcome = {
      status: 'failed',
      error: 'Foyer had an internal error. See its log.',
      lasting: false,
    }
    await tenant.transaction(async (db) => settle(db, leased, failed, dependencies.now(), retry))
    throw error
  }
}

/** Writes down how the attempt ended: over, to be tried again, or given up. */
export function settle(
  db: Transaction,
  leased: repository.LeasedDispatch,
  outcome: Outcome,
  now: Date,
  retry: { chance: number } | null,
) {
  const again =
    outcome.status === 'failed' && !outcome.lasting && retry
      ? nextAttempt(leased.attempts, now, retry.chance)
      : null
  const last_error = errorOf(outcome)
  if (again)
    return repository.settle(db, leased, { status: 'pending', last_error, ended_at: null, due_at: again })
  // The secret for the recipient is not needed any more.
  repository.settle(db, leased, { status: outcome.status, last_error, ended_at: now, sealed: null })
}

export function errorOf(outcome: Outcome): string | null {
  if (outcome.status === 'failed') return outcome.error
  return outcome.status === 'dropped' ? (outcome.reason ?? null) : null
}
