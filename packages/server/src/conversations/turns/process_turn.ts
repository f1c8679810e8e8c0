import { isUnreachable, type Tenant } from '../../platform/db/index.ts'
import { orShutdown, Shutdown } from '../../platform/index.ts'
import { inSpan, type Span } from '../../platform/telemetry/index.ts'
import { commit, endUnanswered, giveUp, type StoreAnswer } from './committing/commit.ts'
import type { EmitTurnEvent, Turn, TurnDependencies, TurnOrigin } from './dependencies.ts'
import { keepLease, release } from './lease.ts'
import type { LeasedTurn } from './leased_turn.ts'
import { mostFailures } from './repository.ts'
import { think } from './thinking/think.ts'
import type { Thought } from './thinking/thought.ts'
import { countTurn, describeThought, measureReply, turnAttributes } from './turn_telemetry.ts'

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
  if (turn.conversation.status !== 'active' || turn.stopped)
    return endUnanswered(dependencies, origin, tenant, turn, storeAnswer).finally(() =>
      countTurn(meter, 'unanswered'),
    )
  try {
    if (turn.failures >= mostFailures) return await giveUp(dependencies, origin, tenant, turn, storeAnswer)
    const thought = await thinkInPeace(dependencies, origin, tenant, turn, emit)
    if (span) describeThought(span, thought)
    const given = await inSpan('turn.store', {}, () =>
      commit(dependencies, origin, tenant, turn, thought, storeAnswer),
    )
    countTurn(meter, given ? 'replied' : 'taken_over')
    if (given) measureReply(meter, thought, (performance.now() - began) / 1000)
    if (given?.replies.length && !turn.conversation.test)
      dependencies.usage.count(tenant.organization_id, 'messages', dependencies.now())
    return given
  } catch (error) {
    const failed = !(error instanceof Shutdown) && !isUnreachable(error)
    countTurn(meter, failed ? 'failed' : 'interrupted')
    // When storage is away it cannot be given back; then its lease runs out.
    await release(tenant, turn, { failed }).catch(() => {})
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
  const stop = new AbortController()
  using _lease = keepLease(tenant, turn, dependencies.leaseTiming, () => stop.abort())
  const thinking = think(dependencies, origin, tenant, turn, emit, stop.signal)
  return await orShutdown(dependencies.stopping, thinking)
}
