import { DeliverableTemplate, type Input, type operations } from '@foyer/contract'
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
const represent = representation(DeliverableTemplate)
const stored = { table: 'deliverable_templates', get: getDeliverableTemplate } as const

export async function listDeliverableTemplates(
  db: Reader,
  query: Input<Operations['listDeliverableTemplates']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getDeliverableTemplate(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

export async function createDeliverableTemplate(
  context: Context,
  db: Writer,
  body: Input<Operations['createDeliverableTemplate']>['body'],
) {
  const { agents, format = 'markdown', ...fields } = body
  const handlers = await agentsOfNew(db, agents)
  const id = await insertRow(db, 'deliverable_templates', { ...fields, format, created_at: context.now })
  linkAgents(db, 'deliverable_template_agents', id, handlers)
  const after = await getDeliverableTemplate(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateDeliverableTemplate(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['updateDeliverableTemplate']>['body'],
) {
  const before = await getLocked(db, stored, id)
  refuseArchived(before, 'deliverable template')
  const { agents, ...fields } = differing(before, body)
  if (agents)
    linkAgents(db, 'deliverable_template_agents', id, await resolveAgents(db, agents, before.agents))
  updateRow(db, 'deliverable_templates', id, fields)
  return recordChange(context, db, 'updated', before, await getDeliverableTemplate(db, id))
}

export function archiveDeliverableTemplate(context: Context, db: Writer, id: number) {
  return archive(context, db, stored, id)
}

export function restoreDeliverableTemplate(context: Context, db: Writer, id: number) {
  return restore(context, db, stored, id)
}
