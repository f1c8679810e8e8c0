import { type Database, listenForAnnouncements } from '../../platform/db/index.ts'
import { createWakeup } from '../../platform/events/index.ts'
import { createShares, eventsChannel, Shutdown } from '../../platform/index.ts'
import { inRootSpan, type Tracer } from '../../platform/telemetry/index.ts'
import * as deliveries from '../webhook_deliveries/service.ts'
import { noteAttempt } from './service.ts'

/**
 * Empties the outbox. What is in it was committed with the write that caused it, so that nothing is lost, whoever
 * dies when. An attempt is a short transaction that takes a lease, the call without any transaction, and a short
 * transaction that writes down how it went. Who dies on the way leaves a lease that ends.
 */

export interface DeliveryDependencies extends deliveries.SendOptions {
  database: Database
  now: () => Date
  /** Between 0 and 1, for the jitter of pauses. */
  random: () => number
  /** Absent where nothing is traced. */
  tracer?: Tracer | undefined
}

type LogError = (error: unknown, what: string) => void

const atOnce = 32
const perEndpoint = 4
const perOrganization = atOnce / 2
const patience = {
  everyMs: 5000,
  /** A delivery can be sent again: a server that stops does not wait for a receiver that takes long. */
  finishMs: 3000,
}

/** Sends everything that is due, and what becomes due by that. */
export async function deliverDue(dependencies: DeliveryDependencies) {
  const round = createRound(dependencies)
  for (;;) {
    // One that ends while we look lets others go that we do not see: only who looks while none is under way has seen all.
    const quiet = round.running.size === 0
    await round.begin()
    if (round.running.size > 0) await Promise.race(round.running.values())
    else if (quiet) return
  }
}

/** Delivers until it is stopped: when a write announces itself, and by the clock for what is tried again. */
export function startDeliveries(
  dependencies: DeliveryDependencies,
  logError: LogError,
  { everyMs = patience.everyMs, finishMs = patience.finishMs } = {},
) {
  const stopping = new AbortController()
  const abandon = new AbortController()
  const wakeup = createWakeup()
  const announcements = listenForAnnouncements(dependencies.database.listener, eventsChannel, wakeup.notify)
  const round = createRound(
    { ...dependencies, abandoning: abandon.signal },
    {
      // What waited for this one may go now.
      ended: wakeup.notify,
      failed: (error) => logError(error, 'a webhook could not be delivered'),
    },
  )
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await round.begin().catch((error) => logError(error, 'webhooks could not be delivered'))
      await wakeup.wait(everyMs, stopping.signal)
    }
  })()
  return {
    /** Lets attempts that are under way end for a moment. The others are put back for whoever delivers next. */
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => abandon.abort(new Shutdown()), finishMs)
      await working
      await Promise.all(round.running.values())
      clearTimeout(timer)
      announcements.close()
    },
  }
}

/** Deliveries under way, never too many at once, nor too many to one endpoint or of one organization. */
function createRound(dependencies: DeliveryDependencies, { ended = () => {}, failed = rethrow } = {}) {
  const { database, now } = dependencies
  const running = new Map<number, Promise<void>>()
  const endpoints = createShares<number>(perEndpoint)
  const organizations = createShares<number>(perOrganization)

  /** False when it has to wait for a place. */
  function start(due: deliveries.DueDelivery): boolean {
    const { id, webhook_endpoint_id, organization_id } = due
    if (running.has(id)) return true
    if (!(endpoints.admits(webhook_endpoint_id) && organizations.admits(organization_id))) return false
    const places = [endpoints.take(webhook_endpoint_id), organizations.take(organization_id)]
    const free = () => {
      running.delete(id)
      for (const giveBack of places) giveBack()
    }
    running.set(id, deliver(dependencies, due).finally(free).then(ended, failed))
    return true
  }

  return {
    running,
    async begin() {
      for (;;) {
        const total = atOnce - running.size
        if (total <= 0) return
        const full = { endpoints: endpoints.full(), organizations: organizations.full() }
        const due = await deliveries.listDue(database.system, now(), { perEndpoint, total }, full)
        // Those that have to wait may have hidden others: without them, these are found.
        if (due.map(start).every(Boolean)) return
      }
    },
  }
}

function rethrow(error: unknown) {
  throw error
}

function deliver(dependencies: DeliveryDependencies, due: deliveries.DueDelivery) {
  const attributes = { 'foyer.organization.id': due.organization_id, 'foyer.webhook_delivery.id': due.id }
  return inRootSpan(dependencies.tracer, 'webhook.deliver', { attributes }, () => attempt(dependencies, due))
}

async function attempt(dependencies: DeliveryDependencies, { organization_id, id }: deliveries.DueDelivery) {
  const { database, now, random } = dependencies
  const tenant = database.tenant(organization_id)
  const taken = now()
  const leased = await tenant.transaction((db) => deliveries.lease(db, id, taken, deliveries.leaseMs))
  if (!leased) return
  const outcome = await deliveries.send(dependencies, leased, taken).catch(async (error) => {
    if (!(error instanceof Shutdown)) throw error
    await tenant.transaction(async (db) => deliveries.releaseLease(db, leased))
  })
  if (!outcome) return
  const trace = {
    actor: { type: 'system', name: 'webhooks' },
    operation: 'deliverWebhook',
    request_id: leased.event.request_id,
    now: now(),
  } as const
  await tenant.transaction((db) => noteAttempt(trace, db, leased, outcome, random()))
}
