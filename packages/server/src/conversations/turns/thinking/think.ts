import { isLoopState } from '@foyer/engine'
import type { Tenant } from '../../../platform/db/index.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { thinkByPlan } from './think_by_plan.ts'
import type { Thought } from './thought.ts'

/** No transaction is open and no connection held while somebody thinks. A conversation keeps the way it began with. */
export async function think(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: TurnToThink,
  emit: EmitTurnEvent,
): Promise<Thought> {
  const { conversation } = turn
  const { state } = conversation
  if (isLoopState(state)) throw new Error('The loop is not built yet.')
  return thinkByPlan(
    dependencies,
    origin,
    tenant,
    { ...turn, conversation: { ...conversation, state } },
    emit,
  )
}
