// guards tested by: resource_drafts/*.test.ts, knowledge_facts/knowledge_order.test.ts

import { type DraftKind, type Input, type operations, ResourceDraft } from '@foyer/contract'
import { equivalentDrafts } from '@foyer/engine'
import {
  insertRow,
  knowledgeLock,
  namesLock,
  type Queryable,
  rowLock,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  record,
  recordChange,
  representation,
  type Trace,
} from '../../platform/index.ts'
import { authors } from './authoring.ts'
import * as repository from './repository.ts'
import { refusalOfPayload, refuseAccepted, refuseDecided } from './rules.ts'

type Operations = typeof operations
const represent = representation(ResourceDraft)

export async function listResourceDrafts(
  db: Queryable,
  query: Input<Operations['listResourceDrafts']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getResourceDraft(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

interface NewDraft {
  kind: DraftKind
  payload: Record<string, unknown>
  fact_ids: number[]
  catalog_generation_id: number
}

/**
 * What a catalog generation does with everything it thinks of. Nothing is proposed that was proposed before, however
 * that was decided, or that is in the catalog; then there is no draft. The lock keeps two generations apart.
 */
export async function proposeDraft(trace: Trace, db: Transaction, draft: NewDraft) {
  // guard: a proposed payload fits its kind
  refuseUnfit(draft.kind, draft.payload)
  // guard: drafts are proposed one at a time
  db.hold(namesLock('resource_drafts'))
  const known = await repository.listKnown(db, draft.kind)
  // guard: an equivalent is not proposed again
  if (known.some((other) => equivalentDrafts(draft, other))) return undefined
  const id = await insertRow(db, 'resource_drafts', {
    ...draft,
    status: 'proposed',
    created_at: trace.now,
  })
  const after = await getResourceDraft(db, id)
  record(trace, db, { verb: 'created', before: null, after })
  return after
}

/** The payload is replaced whole; what only storage can tell about it, accepting does. */
export async function updateResourceDraft(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateResourceDraft']>['body'],
) {
  const before = await getLocked(db, id)
  // guard: a decided draft is not edited
  refuseDecided(before)
  // guard: an edited payload fits its kind
  if (body.payload) refuseUnfit(before.kind, body.payload)
  updateRow(db, 'resource_drafts', id, changedFields(before, body))
  return recordChange(context, db, 'updated', before, await getResourceDraft(db, id))
}

/** §4.7, from any status (§3). The lock makes concurrent accepts one after the other, so that one row is created. */
export async function acceptResourceDraft(context: Context, db: Transaction, id: number) {
  // guard: an accepted service takes its turn
  db.hold(knowledgeLock)
  const before = await getLocked(db, id)
  // guard: an accepted draft stays as it is
  if (before.status === 'accepted') return before
  const author = authors[before.kind]
  const created = await author.create(context, db, before.payload).catch((error: unknown) => {
    throw refusalOfPayload(error, 'The proposal cannot be accepted as it is')
  })
  updateRow(db, 'resource_drafts', id, { status: 'accepted', resource_id: created.id })
  return recordChange(context, db, 'accepted', before, await getResourceDraft(db, id))
}

/** Nothing like it is proposed again. It may still be accepted. */
export async function dismissResourceDraft(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  // guard: an accepted draft is not dismissed
  refuseAccepted(before)
  updateRow(db, 'resource_drafts', id, { status: 'dismissed' })
  return recordChange(context, db, 'dismissed', before, await getResourceDraft(db, id))
}

function refuseUnfit(kind: DraftKind, payload: unknown) {
  try {
    authors[kind].check(payload)
  } catch (error) {
    throw refusalOfPayload(error, `The payload does not fit a ${kind}`)
  }
}

function getLocked(db: Transaction, id: number) {
  // guard: drafts are accepted one at a time
  db.hold(rowLock('resource_drafts', id))
  return getResourceDraft(db, id)
}
