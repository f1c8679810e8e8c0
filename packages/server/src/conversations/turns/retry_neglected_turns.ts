import type { Database } from '../../platform/db/index.ts'
import { eachDue, type Job, type Portion } from '../../platform/queue/index.ts'
import { ignoreEvent, type TurnDependencies } from './dependencies.ts'
import { lease } from './lease.ts'
import { processTurn } from './process_turn.ts'
import { listNeglected, type NeglectedConversation } from './repository.ts'

/** Whoever brought a message thinks about it sooner than this, if they are still there. */
const neglectedMs = 30_000

/** Has the turns answered whose server died between the message and the reply. */
export function retryNeglectedTurns(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - neglectedMs)
  return eachDue(
    (portion: Portion<NeglectedConversation>) => listNeglected(database.system, { now, since }, portion),
    ({ organization_id, id }) =>
      database.tenant(organization_id).transaction((db) => db.enqueue(answerTurns, { conversation_id: id })),
  )
}

/** Turn by turn, in their order. Nothing happens to one that somebody holds. */
export const answerTurns: Job<{ conversation_id: number }, Omit<TurnDependencies, 'now'>> = {
  name: 'answer_conversation',
  // A turn that fails is found again by the next sweep.
  retries: 0,
  atOnce: 4,
  // The sweep finds a conversation again for as long as it waits.
  // guard: one job a conversation [({ conversation_id… -> () => String(Math.random())]
  only: ({ conversation_id }) => String(conversation_id),
  async run(work, { conversation_id }) {
    const { organization, tenant, now } = work
    for (;;) {
      const turn = await lease(work, organization, tenant, conversation_id)
      if (!turn) return
      const trace = {
        actor: { type: 'system', name: 'foyer' } as const,
        operation: 'sendMessage',
        request_id: `turn_${turn.turn_id}`,
        now: now(),
      }
      await processTurn(work, { organization, trace }, tenant, turn, {
        emit: ignoreEvent,
        storeAnswer: () => {},
      })
    }
  },
}
