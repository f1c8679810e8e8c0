import type { Tenant } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import type { TurnDependencies } from './dependencies.ts'
import type { LeasedTurn, LeaseTiming } from './leased_turn.ts'
import { getConversation, getMessage, releaseTurn, renewTurn, takeOldest } from './repository.ts'

/**
 * Takes the oldest message of a conversation that waits for a reply, unless somebody holds it. The state that goes with
 * it is read after: it has all that the turn before has left.
 */
export function lease(
  { snapshots, reasoners, leaseTiming }: Pick<TurnDependencies, 'snapshots' | 'reasoners' | 'leaseTiming'>,
  organization: Organization,
  tenant: Tenant,
  conversation_id: number,
): Promise<LeasedTurn | undefined> {
  return tenant.transaction(async (db) => {
    const taken = await takeOldest(db, conversation_id, leaseTiming.leaseMs)
    if (!taken) return undefined
    const { message_id, ...turn } = taken
    const [conversation, message, reasoner] = await Promise.all([
      getConversation(db, conversation_id),
      getMessage(db, message_id),
      reasoners.of(db, organization),
    ])
    const flow = await snapshots.of(db, conversation.snapshot_address)
    return { ...turn, conversation, message, flow, reasoner }
  })
}

/** Whoever wants it next need not wait for the lease to run out. */
export async function release(tenant: Tenant, turn: LeasedTurn, { failed }: { failed: boolean }) {
  await tenant.transaction(async (db) => releaseTurn(db, turn, { failed }))
}

/**
 * Renews the lease until it is disposed of, and learns with it that the visitor has stopped the reply, on whatever
 * server. When storage is away, the next renewal may still come in time.
 */
export function keepLease(
  tenant: Tenant,
  turn: LeasedTurn,
  { leaseMs, renewMs }: LeaseTiming,
  onStop: () => void,
): Disposable {
  let renewing = false
  const timer = setInterval(async () => {
    if (renewing) return
    renewing = true
    const renewed = await tenant.transaction((db) => renewTurn(db, turn, leaseMs)).catch(() => undefined)
    renewing = false
    if (renewed?.stopped) onStop()
  }, renewMs)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
