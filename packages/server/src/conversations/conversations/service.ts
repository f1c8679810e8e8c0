import { type Input, type operations, Snapshot } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { representation } from '../../platform/index.ts'
import { getTrace, listMessages as listMessageRows } from './message_repository.ts'
import * as repository from './repository.ts'
import { represent, representMessage, representTrace } from './serializer.ts'
import { getSnapshotOf } from './snapshot_repository.ts'

export { eraseConversation } from './erase.ts'
export {
  closeConversation,
  handBackConversation,
  rateConversation,
  resumeConversation,
  takeOverConversation,
} from './lifecycle.ts'
export { startConversation } from './start.ts'

type Operations = typeof operations
const representSnapshot = representation(Snapshot)

export async function listConversations(
  db: Queryable,
  { agent, ...filters }: Input<Operations['listConversations']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export async function getConversation(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function listMessages(
  db: Queryable,
  id: number,
  query: Input<Operations['listMessages']>['query'],
) {
  const rows = await listMessageRows(db, id, query)
  // Only an empty list leaves open whether there is such a conversation.
  if (rows.length === 0) await repository.get(db, id)
  return listOf(rows, query, representMessage)
}

/** Of a message of the agent; nobody else's has one. */
export async function getMessageTrace(db: Queryable, conversation_id: number, message_id: number) {
  return representTrace({ ...(await getTrace(db, conversation_id, message_id)), message_id, conversation_id })
}

export async function getSnapshot(db: Queryable, id: number) {
  return representSnapshot(await getSnapshotOf(db, id))
}
