import type { Input, operations } from '@foyer/contract'
import { phaseOf, systemPrompt, type ThreadMessage, threadOf } from '@foyer/engine'
import type { Queryable, SnapshotQueryable } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import { getTrace } from '../traces/repository.ts'
import { representTrace } from '../traces/represent_trace.ts'
import type { LoopTrace } from '../traces/stored_trace.ts'
import type { TurnDependencies } from './dependencies.ts'
import { findAnswered, getConversation } from './repository.ts'
import { transcriptOf } from './thinking/transcript.ts'
import { turnSetting } from './thinking/turn_setting.ts'

export type ExplainingDependencies = Pick<TurnDependencies, 'knowledge' | 'snapshots' | 'reasoners'>

interface Place {
  conversation_id: number
  message_id: number
}

/** Of a message of the agent; nobody else's has a trace. */
export const getMessageTrace = async (db: Queryable, place: Place) =>
  representTrace(place, await getTrace(db, place.conversation_id, place.message_id))

/** The same, with what the model was given where that is wanted. */
export async function explainMessage(
  dependencies: ExplainingDependencies,
  context: Pick<Context, 'organization' | 'now'>,
  db: SnapshotQueryable,
  place: Place,
  { include }: Input<typeof operations.getMessageTrace>['query'],
) {
  const trace = await getTrace(db, place.conversation_id, place.message_id)
  const shown = representTrace(place, trace)
  if (include !== 'prompt' || trace.format !== 3) return shown
  return { ...shown, prompt: await promptOf(dependencies, context, db, place, trace) }
}

/** What changes from turn to turn is stored with the reply. The rest is put together again, from what is there now. */
async function promptOf(
  { knowledge, snapshots, reasoners }: ExplainingDependencies,
  { organization, now }: Pick<Context, 'organization' | 'now'>,
  db: SnapshotQueryable,
  { conversation_id, message_id }: Place,
  { turn, phase }: LoopTrace,
) {
  const [conversation, message, { model }] = await Promise.all([
    getConversation(db, conversation_id),
    findAnswered(db, message_id),
    reasoners.of(db, organization),
  ])
  const { agent_id, snapshot_address } = conversation
  const known = await knowledge.material(db, { agent_id, most_tokens: model?.knowledge_tokens ?? 0 })
  const flow = await snapshots.of(db, snapshot_address)
  const setting = await turnSetting(db, { flow, conversation }, known, now)
  const history = await transcriptOf(db, { conversation, message }).turns()
  const { situation, passages } = turn
  return {
    system: systemPrompt(setting, phaseOf(flow, { phase: phase.before })),
    messages: threadOf({ setting, message, history }, { situation, passages }).map(messageShown),
  }
}

function messageShown(message: ThreadMessage) {
  const { role } = message
  if (role === 'user') return { role, text: message.text }
  if (role === 'tool')
    return { role, text: linesOf(message.results.map(({ name, text }) => `${name}: ${text}`)) }
  const calls = message.calls.map(({ name, arguments: given }) => `${name}(${JSON.stringify(given)})`)
  return { role, text: linesOf([message.text, ...calls]) }
}

const linesOf = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n')
