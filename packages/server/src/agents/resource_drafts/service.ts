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
  unknownReference,
} from '../../platform/index.ts'
import { authors } from './authoring.ts'
import * as repository from './repository.ts'
import { refusalOfKnown, refusalOfPayload, refuseAccepted, refuseDecided } from './rules.ts'

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

/** All drafts of a generation, in the order in which they were proposed; nobody decides about them meanwhile. */
export async function holdDraftsOf(db: Transaction, catalog_generation_id: number) {
  repository.holdAllOf(db, catalog_generation_id)
  return (await repository.listAllOf(db, catalog_generation_id)).map(represent)
}

interface NewDraft {
  kind: DraftKind
  payload: Record<string, unknown>
  fact_ids: number[]
  catalog_generation_id?: number
}

/**
 * What a catalog generation does with everything it thinks of. Nothing is proposed that was proposed before, however
 * that was decided, or that is in the catalog; then there is no draft. The lock keeps two generations apart.
 */
export async function proposeDraft(trace: Trace, db: Transaction, draft: NewDraft) {
  const known = await findKnown(db, draft)
  return known ? undefined : insert(trace, db, draft)
}

/** The same by a caller, who is shown what was proposed before (docs/spec-gaps.md, 342). */
export async function createResourceDraft(
  context: Context,
  db: Transaction,
  { kind, payload, fact_ids = [] }: Input<Operations['createResourceDraft']>['body'],
) {
  await refuseUnknownFacts(db, fact_ids)
  const known = await findKnown(db, { kind, payload })
  if (!known) return insert(context, db, { kind, payload, fact_ids })
  if (known.draft_id === null) throw refusalOfKnown(kind, known.id)
  return getResourceDraft(db, known.draft_id)
}

/** What comes to the same. Drafts are proposed one at a time, so that none is proposed twice at the same moment. */
async function findKnown(db: Transaction, draft: Pick<NewDraft, 'kind' | 'payload'>) {
  refuseUnfit(draft.kind, draft.payload, 'checkWhole')
  db.hold(namesLock('resource_drafts'))
  const known = await repository.listKnown(db, draft.kind)
  return known.find((other) => equivalentDrafts(draft, other))
}

async function insert(trace: Trace, db: Transaction, draft: NewDraft) {
  const id = await insertRow(db, 'resource_drafts', {
    ...draft,
    status: 'proposed',
    created_at: trace.now,
  })
  const after = await getResourceDraft(db, id)
  record(trace, db, { verb: 'created', before: null, after })
  return after
}

async function refuseUnknownFacts(db: Queryable, ids: readonly number[]) {
  const known = ids.length > 0 ? await repository.listKnownFacts(db, ids) : new Set<number>()
  for (const [index, id] of ids.entries())
    if (!known.has(id)) throw unknownReference(`fact_ids.${index}`, 'a knowledge fact')
}

/** The payload is replaced whole; what only storage can tell about it, accepting does. */
export async function updateResourceDraft(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateResourceDraft']>['body'],
) {
  const before = await getLocked(db, id)
  refuseDecided(before)
  if (body.payload) refuseUnfit(before.kind, body.payload)
  // An edited draft still stands for what was proposed, so that the same is not proposed again.
  repository.rememberPayload(db, id)
  updateRow(db, 'resource_drafts', id, changedFields(before, body))
  return recordChange(context, db, 'updated', before, await getResourceDraft(db, id))
}

/** §4.7, from any status (§3). The lock makes concurrent accepts one after the other, so that one row is created. */
export async function acceptResourceDraft(context: Context, db: Transaction, id: number) {
  // Accepting a service changes the knowledge, which is locked before the draft.
  db.hold(knowledgeLock)
  const before = await getLocked(db, id)
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
  refuseAccepted(before)
  updateRow(db, 'resource_drafts', id, { status: 'dismissed' })
  return recordChange(context, db, 'dismissed', before, await getResourceDraft(db, id))
}

function refuseUnfit(kind: DraftKind, payload: unknown, check: 'check' | 'checkWhole' = 'check') {
  try {
    authors[kind][check](payload)
  } catch (error) {
    throw refusalOfPayload(error, `The payload does not fit a ${kind}`)
  }
}

function getLocked(db: Transaction, id: number) {
  db.hold(rowLock('resource_drafts', id))
  return getResourceDraft(db, id)
}
