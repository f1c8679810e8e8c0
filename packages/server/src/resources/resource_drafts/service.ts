import { type Input, type operations, ResourceDraft } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { lockRow, updateRow } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { recordChange } from '../../record.ts'
import { representation } from '../../represent.ts'
import { authors } from './authoring.ts'
import * as repository from './repository.ts'
import { refusalOfPayload } from './rules.ts'

type Operations = typeof operations
const represent = representation(ResourceDraft)

export async function listResourceDrafts(
  db: Reader,
  query: Input<Operations['listResourceDrafts']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getResourceDraft(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

/** §4.7, from any status (§3). The lock makes concurrent accepts one after the other, so that one row is created. */
export async function acceptResourceDraft(context: Context, db: Writer, id: number) {
  lockRow(db, 'resource_drafts', id)
  const before = await getResourceDraft(db, id)
  if (before.status === 'accepted') return before
  const author = authors[before.kind]
  const created = await author(context, db, before.payload).catch((error: unknown) => {
    throw refusalOfPayload(error)
  })
  updateRow(db, 'resource_drafts', id, { status: 'accepted', resource_id: created.id })
  return recordChange(context, db, 'accepted', before, await getResourceDraft(db, id))
}
