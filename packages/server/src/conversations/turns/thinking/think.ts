import { initialLoopState, type StoredState } from '@foyer/engine'
import type { Tenant } from '../../../platform/db/index.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { visitorOf } from './talk_builder.ts'
import { isLooped, thinkByLoop } from './think_by_loop.ts'
import { isPlanned, thinkByPlan } from './think_by_plan.ts'
import type { Thought } from './thought.ts'

/** No transaction is open and no connection held while somebody thinks. `stop` ends the reply where it is. */
export async function think(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: TurnToThink,
  emit: EmitTurnEvent,
  stop: AbortSignal,
): Promise<Thought> {
  const begun = { ...turn, conversation: { ...turn.conversation, state: stateOf(turn) } }
  if (isLooped(begun)) return thinkByLoop(dependencies, origin, tenant, begun, emit, stop)
  if (isPlanned(begun)) return thinkByPlan(dependencies, origin, tenant, begun, emit)
  throw new Error('A conversation goes one of two ways.')
}

/** A conversation keeps the way that it began with: the model's where one was set when the visitor first wrote. */
function stateOf({ flow, conversation, reasoner }: TurnToThink): StoredState {
  const { state } = conversation
  const isFresh = state.format === 1 && state.turns === 0
  return isFresh && reasoner.model ? initialLoopState(flow, visitorOf(conversation)) : state
}
