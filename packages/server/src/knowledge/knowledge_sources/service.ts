import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type EventVerb,
  type Input,
  KnowledgeSource,
  type operations,
  type SourceKind,
} from '@foyer/contract'
import { linkAgents, resolveAgents } from '../../agents/index.ts'
import {
  insertRow,
  knowledgeLock,
  type Queryable,
  rowLock,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf, refuseLostCursor } from '../../platform/http/index.ts'
import {
  archivedReference,
  type Context,
  changedFields,
  deletionNote,
  missing,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
  unknownReference,
} from '../../platform/index.ts'
import { listPassagesOf, mayIngest, startRun } from '../ingestion_runs/service.ts'
import { holdGapToAnswer, linkSource, recheckAfter } from '../knowledge_gaps/service.ts'
import { deleteSource } from './delete_source_job.ts'
import * as repository from './repository.ts'
import { refuseIncomplete, refuseOtherKinds, refuseUnreadableUrl, titleOf } from './rules.ts'

type Operations = typeof operations
type Source = ReturnType<typeof represent>
const represent = representation(KnowledgeSource)
const ownedTitle = "Owner's facts"

export async function listKnowledgeSources(
  db: Queryable,
  query: Input<Operations['listKnowledgeSources']>['query'],
) {
  if (query.order && query.order !== 'newest') await refuseLostCursor(query, (id) => repository.find(db, id))
  return listOf(await repository.list(db, query), query, represent)
}

export async function getKnowledgeSource(db: Queryable, id: number) {
  return represent(await getRow(db, id))
}

/**
 * The run that reads it starts with it; while the organization may not ingest, it waits (jobs/sweeps.ts). The gap that
 * it is to answer knows it from the same moment on (§2.8).
 */
export async function createKnowledgeSource(
  context: Context,
  db: Transaction,
  body: Input<Operations['createKnowledgeSource']>['body'],
) {
  const { kind, agents = null, title = titleOf(body), knowledge_gap_id, ...given } = body
  refuseOtherKinds(kind, given)
  refuseIncomplete(kind, given)
  refuseUnreadableUrl(given.url)
  const users = await resolveAgents(db, agents ?? [])
  // Before the gap, as checks of gaps do.
  db.hold(knowledgeLock)
  const gap = knowledge_gap_id === undefined ? undefined : await holdGapToAnswer(db, knowledge_gap_id)
  const id = await insertRow(db, 'knowledge_sources', {
    ...(kind === 'site' && { max_pages: 100, include: [], exclude: [] }),
    ...stored(given),
    kind,
    title,
    knowledge_gap_id,
    restricted: agents !== null,
    created_at: context.now,
  })
  if (given.content) await repository.storeContent(db, id, given.content)
  linkAgents(db, 'knowledge_source_agents', id, users)
  const after = await getKnowledgeSource(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(after) })
  if (gap) await linkSource(context, db, gap, id)
  if (await mayIngest(db)) await startRun(context, db, id)
  return after
}

/** `plan` stops before anything changes. */
export async function ingestKnowledgeSource(
  context: Context,
  db: Transaction,
  id: number,
  { plan }: Input<Operations['ingestKnowledgeSource']>['body'],
) {
  const row = await getRowLocked(db, id)
  refuseArchived(row, 'source')
  if (row.owned)
    throw refuse(
      'resource_in_use',
      "This source holds the owner's own facts, so there is nothing to read. Add facts with POST /knowledge_facts.",
    )
  return startRun(context, db, id, { plan })
}

export async function listKnowledgePassages(
  db: Queryable,
  id: number,
  query: Input<Operations['listKnowledgePassages']>['query'],
) {
  await getRow(db, id)
  return listPassagesOf(db, id, query)
}

/** New content waits for the next reading; what was read from the old one stays until then. */
export async function updateKnowledgeSource(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateKnowledgeSource']>['body'],
) {
  db.hold(knowledgeLock)
  const row = await getRowLocked(db, id)
  const before = represent(row)
  refuseArchived(before, 'source')
  if (row.owned && body.text !== undefined)
    throw refuse(
      'parameter_invalid',
      "text cannot be set: this source holds the owner's own facts. Add facts with POST /knowledge_facts.",
      { param: 'text' },
    )
  refuseOtherKinds(row.kind as SourceKind, body)
  const { agents, ...fields } = changedFields(before, body)
  refuseUnreadableUrl(fields.url)
  if (agents !== undefined)
    linkAgents(db, 'knowledge_source_agents', id, await resolveAgents(db, agents ?? [], before.agents ?? []))
  updateRow(db, 'knowledge_sources', id, {
    ...stored(fields),
    // An empty list closes the source to every agent, and null opens it to all.
    ...(agents !== undefined && { restricted: agents !== null }),
  })
  if (fields.content) await repository.storeContent(db, id, fields.content)
  return changed(context, db, 'updated', before)
}

/** Its facts are not retrieved any more; whether they are archived themselves is another matter. */
export async function archiveKnowledgeSource(context: Context, db: Transaction, id: number) {
  db.hold(knowledgeLock)
  const row = await getRowLocked(db, id)
  refuseOwned(row)
  updateRow(db, 'knowledge_sources', id, { archived: true })
  return changed(context, db, 'archived', represent(row))
}

export async function restoreKnowledgeSource(context: Context, db: Transaction, id: number) {
  db.hold(knowledgeLock)
  const row = await getRowLocked(db, id)
  updateRow(db, 'knowledge_sources', id, { archived: false })
  return changed(context, db, 'restored', represent(row))
}

/** Nobody sees it any more; what was read from it is deleted in portions, by a job. */
export async function deleteKnowledgeSource(context: Context, db: Transaction, id: number) {
  db.hold(knowledgeLock)
  const row = await getRowLocked(db, id)
  refuseOwned(row)
  const before = represent(row)
  updateRow(db, 'knowledge_sources', id, { archived: true, deleted_at: context.now })
  await db.enqueue(deleteSource, { source_id: id })
  record(context, db, { verb: 'deleted', before: eventDataOf(before), after: eventDataOf(before) })
  await recheckAfter(db, { type: 'knowledge_source.deleted', id, at: context.now }, { open: false })
  return { ...before, deletion_note: deletionNote }
}

function refuseOwned({ owned }: { owned: boolean }) {
  if (owned)
    throw refuse(
      'resource_in_use',
      "This source holds the owner's own facts, including future ones. Archive single facts instead.",
    )
}

/** The source that every owner's fact belongs to, made on first use, so that a fact always has one. */
export async function ownedSource(context: Context, db: Transaction): Promise<number> {
  const found = await repository.findOwned(db)
  if (found !== undefined) return found
  repository.insertOwned(db, ownedTitle, context.now)
  return (await repository.findOwned(db))!
}

/** What a body's `source_id` names must exist and be live. */
export async function refuseUnusableSource(db: Queryable, source_id: number | null | undefined) {
  if (source_id == null) return
  const found = await repository.find(db, source_id)
  if (!found) throw unknownReference('source_id', 'a source')
  if (found.archived) throw archivedReference('source_id', 'a source')
}

/** What is kept beside a file, and a checksum of whatever content there is. */
function stored<Fields extends { text?: string; content?: Uint8Array }>({ content, ...fields }: Fields) {
  const bytes = content ?? fields.text
  return { ...fields, ...(bytes && { checksum: createHash('sha256').update(bytes).digest('hex') }) }
}

async function changed(
  context: Context,
  db: Transaction,
  verb: EventVerb<'knowledge_source'>,
  before: Source,
) {
  const after = await getKnowledgeSource(db, before.id)
  recordChange(context, db, verb, eventDataOf(before), eventDataOf(after))
  if (before.archived !== after.archived || !isDeepStrictEqual(before.agents, after.agents))
    await recheckAfter(
      db,
      { type: `knowledge_source.${verb}`, id: after.id, at: context.now },
      { open: !after.archived },
    )
  return after
}

/** Events and the audit log tell a long text by its checksum. */
const eventDataOf = ({ text, ...source }: Source) => source

async function getRow(db: Queryable, id: number) {
  const row = await repository.find(db, id)
  if (!row) throw missing()
  return row
}

function getRowLocked(db: Transaction, id: number) {
  db.hold(rowLock('knowledge_sources', id))
  return getRow(db, id)
}
