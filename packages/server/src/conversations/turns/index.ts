import type { operations } from '@foyer/contract'
import type { Tenant } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import { type AcceptedMessage, accept } from './accepting/accept.ts'
import type { MessageBody } from './accepting/sent_message.ts'
import { answer } from './answer.ts'
import {
  type EmitTurnEvent,
  ignoreEvent,
  type Turn,
  type TurnDependencies,
  type TurnOrigin,
} from './dependencies.ts'
import { recall } from './recall.ts'
import type { TurnHandler } from './take_turn.ts'
import type { TurnNotifier } from './turn_notifier.ts'

export type { EmitTurnEvent, Turn, TurnDependencies } from './dependencies.ts'
export { openTurnNotifier, type TurnNotifier } from './turn_notifier.ts'

/** How messages are accepted and answered, for the route that takes them. */
export type Turns = TurnHandler<typeof operations.sendMessage, AcceptedMessage>

interface OpenTurns extends Turns {
  /** Comes back when nobody thinks or waits any more, whether or not their clients are still there. */
  settled(): Promise<void>
}

export function turnsOf(dependencies: TurnDependencies, notifier: TurnNotifier): OpenTurns {
  const running = new Set<Promise<Turn>>()
  return {
    accept: (context, db, { params, body }) => accept(dependencies, context, db, params.id, body),
    answer(context, tenant, accepted, output) {
      const given = answer(dependencies, notifier, originOf(context, accepted), tenant, accepted, output)
      running.add(given)
      return given.finally(() => running.delete(given))
    },
    recall,
    settled: async () => void (await Promise.allSettled(running)),
  }
}

/** The same for who talks to an agent without HTTP. */
export async function converse(
  dependencies: TurnDependencies,
  notifier: TurnNotifier,
  context: Context,
  tenant: Tenant,
  { conversation_id, body }: { conversation_id: number; body: MessageBody },
  emit: EmitTurnEvent = ignoreEvent,
): Promise<Turn> {
  const accepted = await tenant.transaction((db) => accept(dependencies, context, db, conversation_id, body))
  return answer(dependencies, notifier, originOf(context, accepted), tenant, accepted, {
    emit,
    storeAnswer: () => {},
  })
}

const originOf = (context: Context, { organization }: AcceptedMessage): TurnOrigin => ({
  organization,
  trace: context,
})
