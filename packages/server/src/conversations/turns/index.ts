import type { operations } from '@foyer/contract'
import type { Tenant } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import { type AcceptedMessage, accept } from './accepting/accept.ts'
import type { Sent } from './accepting/sent_message.ts'
import { answer } from './answer.ts'
import { recall } from './recall.ts'
import type { TurnHandler } from './take_turn.ts'
import { type Behalf, silent, type Tell, type Turn, type Turning } from './turning.ts'
import type { WaitingRoom } from './waiting_room.ts'

export type { Tell, Turn, Turning } from './turning.ts'
export { openWaitingRoom, type WaitingRoom } from './waiting_room.ts'

/** How messages are accepted and answered, for the route that takes them. */
export type Turns = TurnHandler<typeof operations.sendMessage, AcceptedMessage>

export interface OpenTurns extends Turns {
  /** Comes back when nobody thinks or waits any more, whether or not their clients are still there. */
  settled(): Promise<void>
}

export function turnsOf(turning: Turning, room: WaitingRoom): OpenTurns {
  const running = new Set<Promise<Turn>>()
  return {
    accept: (context, db, { params, body }) => accept(turning, context, db, params.id, body),
    answer(context, tenant, accepted, telling) {
      const given = answer(turning, room, behalfOf(context, accepted), tenant, accepted, telling)
      running.add(given)
      return given.finally(() => running.delete(given))
    },
    recall,
    settled: async () => void (await Promise.allSettled(running)),
  }
}

/** The same for who talks to an agent without HTTP. */
export async function converse(
  turning: Turning,
  room: WaitingRoom,
  context: Context,
  tenant: Tenant,
  { conversation_id, body }: { conversation_id: number; body: Sent },
  tell: Tell = silent,
): Promise<Turn> {
  const accepted = await tenant.transaction((db) => accept(turning, context, db, conversation_id, body))
  return answer(turning, room, behalfOf(context, accepted), tenant, accepted, { tell, keep: () => {} })
}

const behalfOf = (context: Context, { organization }: AcceptedMessage): Behalf => ({
  organization,
  trace: context,
})
