import type { Input, operations } from '@foyer/contract'
import { resolveAgent, resolveLiveAgent } from '../../agents/index.ts'
import { insertRow, type Queryable, rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  archivedReference,
  type Context,
  changedFields,
  record,
  recordChange,
  refuse,
  refuseArchived,
  unknownReference,
} from '../../platform/index.ts'
import { insertForGap } from './insert_for_gap.ts'
import * as repository from './repository.ts'
import { runStandingChecks } from './run_standing_checks.ts'
import { eventDataOf, type RepresentedCheck, represent } from './serializer.ts'

type Operations = typeof operations

export async function listStandingChecks(
  db: Queryable,
  { agent, ...query }: Input<Operations['listStandingChecks']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...query, agent_id }), query, represent)
}

export async function getStandingCheck(db: Queryable, id: number): Promise<RepresentedCheck> {
  return represent(await repository.get(db, id))
}

export async function createStandingCheck(
  context: Context,
  db: Transaction,
  { gap_id, agent, question, expected_source_id }: Input<Operations['createStandingCheck']>['body'],
): Promise<RepresentedCheck> {
  await refuseUnusable(db, 'knowledge_sources', 'expected_source_id', expected_source_id)
  if (gap_id !== undefined) {
    if (question !== undefined || agent !== undefined) throw refuseBoth()
    return createForGap(context, db, gap_id, expected_source_id)
  }
  if (agent === undefined) throw demanded('agent')
  if (question === undefined) throw demanded('question')
  const { id: agent_id } = await resolveLiveAgent(db, agent)
  const fields = { agent_id, question, expected_source_id: expected_source_id ?? null }
  const id = await insertRow(db, 'standing_checks', { ...fields, created_at: context.now })
  await db.enqueue(runStandingChecks, {})
  const after = await getStandingCheck(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(after) })
  return after
}

async function createForGap(
  context: Context,
  db: Transaction,
  gap_id: number,
  expected_source_id: number | null | undefined,
): Promise<RepresentedCheck> {
  await refuseUnusable(db, 'knowledge_gaps', 'gap_id', gap_id)
  const id = await insertForGap(context, db, { id: gap_id })
  if (id === undefined)
    throw refuse('resource_in_use', 'This gap already has a standing check. Restore or edit that one.', {
      param: 'gap_id',
    })
  updateRow(db, 'standing_checks', id, { expected_source_id })
  return getStandingCheck(db, id)
}

export async function updateStandingCheck(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateStandingCheck']>['body'],
): Promise<RepresentedCheck> {
  const before = await getLocked(db, id)
  refuseArchived(before, 'standing check')
  if (before.gap_id !== null && body.question !== undefined)
    throw refuse(
      'parameter_invalid',
      'This question belongs to a gap and cannot be changed here. Create a separate standing check.',
      {
        param: 'question',
      },
    )
  const fields = changedFields(before, body)
  await refuseUnusable(db, 'knowledge_sources', 'expected_source_id', fields.expected_source_id)
  // A result of another question says nothing about this one.
  updateRow(db, 'standing_checks', id, {
    ...fields,
    ...(fields.question !== undefined && { last_check: null }),
  })
  if (fields.question !== undefined) await db.enqueue(runStandingChecks, {})
  return stepTo(context, db, 'updated', before)
}

export async function archiveStandingCheck(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'standing_checks', id, { archived: true })
  return stepTo(context, db, 'archived', before)
}

/** Nobody ran it while it was archived. */
export async function restoreStandingCheck(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'standing_checks', id, { archived: false })
  if (before.archived) await db.enqueue(runStandingChecks, {})
  return stepTo(context, db, 'restored', before)
}

async function stepTo(
  context: Context,
  db: Transaction,
  verb: 'updated' | 'archived' | 'restored',
  before: RepresentedCheck,
): Promise<RepresentedCheck> {
  const after = await getStandingCheck(db, before.id)
  recordChange(context, db, verb, eventDataOf(before), eventDataOf(after))
  return after
}

async function getLocked(db: Transaction, id: number): Promise<RepresentedCheck> {
  db.hold(rowLock('standing_checks', id))
  return getStandingCheck(db, id)
}

async function refuseUnusable(
  db: Queryable,
  table: 'knowledge_gaps' | 'knowledge_sources',
  param: string,
  id: number | null | undefined,
) {
  if (id == null) return
  const what = table === 'knowledge_gaps' ? 'a gap' : 'a source'
  const archived = await repository.findArchived(db, table, id)
  if (archived === undefined) throw unknownReference(param, what)
  if (archived) throw archivedReference(param, what)
}

const refuseBoth = () =>
  refuse('parameter_invalid', 'Send gap_id, or agent and question, not both.', { param: 'gap_id' })

const demanded = (param: string) =>
  refuse('parameter_missing', `${param} is required unless you send gap_id.`, { param })
