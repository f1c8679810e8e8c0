// guards tested by: lease.test.ts, meanwhile.test.ts, fence.test.ts, stop.test.ts, profile/usage.test.ts

import { isUnreachable, type Tenant } from '../../platform/db/index.ts'
import { orShutdown, Shutdown } from '../../platform/index.ts'
import { commit, endUnanswered, type StoreAnswer } from './committing/commit.ts'
import type { EmitTurnEvent, Turn, TurnDependencies, TurnOrigin } from './dependencies.ts'
import { keepLease, release } from './lease.ts'
import type { LeasedTurn } from './leased_turn.ts'
import { type Thought, think } from './thinking/think.ts'

/** A turn that nobody could answer so often would stand in the way of those behind it for ever. */
const mostAttempts = 5

/**
 * Answers the turn that one holds. Undefined when it was taken or ended by somebody else meanwhile: then nothing was
 * written here.
 */
export async function processTurn(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  { emit, storeAnswer }: { emit: EmitTurnEvent; storeAnswer: StoreAnswer },
): Promise<Turn | undefined> {
  // guard: a turn that fails again and again is given up [turn.fence…]
  if (turn.conversation.status !== 'active' || turn.fence > mostAttempts)
    return endUnanswered(dependencies, origin, tenant, turn, storeAnswer)
  try {
    const thought = await thinkInPeace(dependencies, origin, tenant, turn, emit)
    const given = await commit(dependencies, origin, tenant, turn, thought, storeAnswer)
    // guard: a reply is counted
    // guard: a reply of a test is not counted [&& !turn.conversation.test ->]
    if (given?.replies.length && !turn.conversation.test)
      dependencies.usage.count(tenant.organization_id, 'messages', dependencies.now())
    return given
  } catch (error) {
    // guard: a stop is no attempt [!(error instanceof Shutdown)]
    // guard: what storage did is no attempt [!isUnreachable(error)]
    const counts = !(error instanceof Shutdown) && !isUnreachable(error)
    // When storage is away it cannot be given back; then its lease runs out.
    // guard: whoever fails gives the turn back
    await release(tenant, turn, { counts }).catch(() => {})
    throw error
  }
}

/** Nobody else takes the turn meanwhile. */
async function thinkInPeace(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  emit: EmitTurnEvent,
): Promise<Thought> {
  // guard: who thinks keeps the turn [keepLease… -> { [Symbol.dispose]() {} }]
  using _lease = keepLease(tenant, turn, dependencies.leaseTiming)
  // guard: a server that stops thinks no longer [orShutdown… -> think(dependencies, origin, tenant, turn, emit)]
  return await orShutdown(dependencies.stopping, think(dependencies, origin, tenant, turn, emit))
}
