// guards tested by: lease.test.ts, meanwhile.test.ts, fence.test.ts, stop.test.ts, profile/usage.test.ts

import { isUnreachable, type Tenant } from '../../platform/db/index.ts'
import { orShutdown, Shutdown } from '../../platform/index.ts'
import { inSpan, type Span } from '../../platform/telemetry/index.ts'
import { commit, endUnanswered, type StoreAnswer } from './committing/commit.ts'
import type { EmitTurnEvent, Turn, TurnDependencies, TurnOrigin } from './dependencies.ts'
import { keepLease, release } from './lease.ts'
import type { LeasedTurn } from './leased_turn.ts'
import { type Thought, think } from './thinking/think.ts'
import { countTurn, describeThought, measureReply, turnAttributes } from './turn_telemetry.ts'

/** A turn that nobody could answer so often would stand in the way of those behind it for ever. */
const mostAttempts = 5

/**
 * Answers the turn that one holds. Undefined when it was taken or ended by somebody else meanwhile: then nothing was
 * written here.
 */
export function processTurn(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  output: TurnOutput,
): Promise<Turn | undefined> {
  const attributes = turnAttributes(turn, tenant.organization_id)
  return inSpan('invoke_agent', { attributes }, (span) =>
    answerTurn(dependencies, origin, tenant, turn, output, span),
  )
}

interface TurnOutput {
  emit: EmitTurnEvent
  storeAnswer: StoreAnswer
}

async function answerTurn(
  dependencies: TurnDependencies,
  origin: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  { emit, storeAnswer }: TurnOutput,
  span: Span | undefined,
): Promise<Turn | undefined> {
  const { meter } = dependencies
  const began = performance.now()
  // guard: a turn that fails again and again is given up [turn.fence…]
  if (turn.conversation.status !== 'active' || turn.fence > mostAttempts)
    return endUnanswered(dependencies, origin, tenant, turn, storeAnswer).finally(() =>
      countTurn(meter, 'unanswered'),
    )
  try {
    const thought = await thinkInPeace(dependencies, origin, tenant, turn, emit)
    if (span) describeThought(span, thought)
    const given = await inSpan('turn.store', {}, () =>
      commit(dependencies, origin, tenant, turn, thought, storeAnswer),
    )
    countTurn(meter, given ? 'replied' : 'taken_over')
    if (given) measureReply(meter, thought, (performance.now() - began) / 1000)
    // guard: a reply is counted
    // guard: a reply of a test is not counted [&& !turn.conversation.test ->]
    if (given?.replies.length && !turn.conversation.test)
      dependencies.usage.count(tenant.organization_id, 'messages', dependencies.now())
    return given
  } catch (error) {
    // guard: a stop is no attempt [!(error instanceof Shutdown)]
    // guard: what storage did is no attempt [!isUnreachable(error)]
    const counts = !(error instanceof Shutdown) && !isUnreachable(error)
    countTurn(meter, counts ? 'failed' : 'interrupted')
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
