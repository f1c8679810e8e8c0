import { type Input, KnowledgeFact, type operations } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { insertRow, lockRow } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { record, recordChange } from '../../record.ts'
import { refuseArchived } from '../../refusal.ts'
import { representation } from '../../represent.ts'
import { resolveAgent, resolveLiveAgent } from '../agents/links.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(KnowledgeFact)
const ownedSourceTitle = "Owner's facts"

export async function listKnowledgeFacts(
  db: Reader,
  { agent, ...filters }: Input<Operations['listKnowledgeFacts']>['query'],
) {
  const usable_by = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, usable_by }), filters, represent)
}

export async function getKnowledgeFact(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

/** The owner's own word: reviewed and supported from the start. */
export async function createKnowledgeFact(
  context: Context,
  db: Writer,
  body: Input<Operations['createKnowledgeFact']>['body'],
) {
  const { text, topic = 'practical', tier = 'situational' } = body
  const id = await insertRow(db, 'knowledge_facts', {
    source_id: await ownedSource(context, db),
    text,
    origin: 'owner',
    topic,
    tier,
    reviewed: true,
    supported: true,
    created_at: context.now,
  })
  const after = await getKnowledgeFact(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function excludeKnowledgeFact(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['excludeKnowledgeFact']>['body'],
) {
  const before = await getLocked(db, id)
  refuseArchived(before, 'fact')
  const agent = await resolveLiveAgent(db, body.agent)
  repository.insertExclusion(db, id, agent.id)
  return recordChange(context, db, 'excluded', before, await getKnowledgeFact(db, id))
}

/** §3 makes this depend on the exclusion alone: it is lifted whether or not fact or agent is archived. */
export async function includeKnowledgeFact(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['includeKnowledgeFact']>['body'],
) {
  const before = await getLocked(db, id)
  const agent = await resolveAgent(db, body.agent)
  repository.deleteExclusion(db, id, agent.id)
  return recordChange(context, db, 'included', before, await getKnowledgeFact(db, id))
}

/** The source that every owner's fact belongs to, made on first use, so that a fact always has one. */
async function ownedSource(context: Context, db: Writer): Promise<number> {
  const found = await repository.findOwnedSource(db)
  if (found !== undefined) return found
  repository.insertOwnedSource(db, ownedSourceTitle, context.now)
  return (await repository.findOwnedSource(db))!
}

async function getLocked(db: Writer, id: number) {
  lockRow(db, 'knowledge_facts', id)
  return getKnowledgeFact(db, id)
}
