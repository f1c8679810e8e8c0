import { FitCriterion, type Input, type operations } from '@foyer/contract'
import { insertRow, type Reader, updateRow, type Writer } from '../../../platform/db/index.ts'
import { listOf } from '../../../platform/http/index.ts'
import {
  archive,
  type Context,
  differing,
  getLocked,
  record,
  recordChange,
  refuseArchived,
  representation,
  restore,
} from '../../../platform/index.ts'
import { agentsOfNew, linkAgents, resolveAgents } from '../../links/links.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(FitCriterion)
const stored = { table: 'fit_criteria', get: getFitCriterion } as const

export async function listFitCriteria(db: Reader, query: Input<Operations['listFitCriteria']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getFitCriterion(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

export async function createFitCriterion(
  context: Context,
  db: Writer,
  body: Input<Operations['createFitCriterion']>['body'],
) {
  const { agents, ...fields } = body
  const judges = await agentsOfNew(db, agents)
  const id = await insertRow(db, 'fit_criteria', { ...fields, created_at: context.now })
  linkAgents(db, 'fit_criterion_agents', id, judges)
  const after = await getFitCriterion(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

/** §4.5. */
export async function updateFitCriterion(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['updateFitCriterion']>['body'],
) {
  const before = await getLocked(db, stored, id)
  // guard: an archived criterion is not edited
  refuseArchived(before, 'fit criterion')
  const { agents, ...fields } = differing(before, body)
  if (agents) linkAgents(db, 'fit_criterion_agents', id, await resolveAgents(db, agents, before.agents))
  updateRow(db, 'fit_criteria', id, fields)
  return recordChange(context, db, 'updated', before, await getFitCriterion(db, id))
}

export function archiveFitCriterion(context: Context, db: Writer, id: number) {
  return archive(context, db, stored, id)
}

export function restoreFitCriterion(context: Context, db: Writer, id: number) {
  return restore(context, db, stored, id)
}
