// guards tested by: lease.test.ts, meanwhile.test.ts, fence.test.ts, stop.test.ts

import type { Tenant } from '../../platform/db/index.ts'
import { orShutdown, Shutdown } from '../../platform/index.ts'
import { commit, endWithout, type Keep } from './committing/commit.ts'
import { release } from './lease.ts'
import type { LeasedTurn } from './leased_turn.ts'
import { think } from './thinking/think.ts'
import type { Behalf, Tell, Turn, Turning } from './turning.ts'

/** A turn that nobody could answer so often would stand in the way of those behind it for ever. */
const mostAttempts = 5

/**
 * Answers the turn that one holds. Undefined when it was taken or ended by somebody else meanwhile: then nothing was
 * written here.
 */
export async function drive(
  turning: Turning,
  behalf: Behalf,
  tenant: Tenant,
  turn: LeasedTurn,
  { tell, keep }: { tell: Tell; keep: Keep },
): Promise<Turn | undefined> {
  // guard: a turn that fails again and again is given up [turn.fence…]
  if (turn.conversation.status !== 'active' || turn.fence > mostAttempts)
    return endWithout(turning, behalf, tenant, turn, keep)
  try {
    // guard: a server that stops thinks no longer [orShutdown… -> think(turning, behalf, tenant, turn, tell)]
    const thought = await orShutdown(turning.stopping, think(turning, behalf, tenant, turn, tell))
    return await commit(turning, behalf, tenant, turn, thought, keep)
  } catch (error) {
    // guard: whoever fails gives the turn back
    // guard: a stop is no attempt [!(error instanceof Shutdown) -> true]
    await release(tenant, turn, { counts: !(error instanceof Shutdown) }).catch(() => {})
    throw error
  }
}
