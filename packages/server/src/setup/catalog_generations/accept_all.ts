import { type DraftKind, draftKinds } from '@foyer/contract'
import { acceptResourceDraft, holdDraftsOf } from '../../agents/index.ts'
import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, Refusal } from '../../platform/index.ts'
import * as repository from './repository.ts'

interface RefusedDraft {
  resource_draft_id: number
  code: string
  param?: string | undefined
  message: string
}

/** A voice holds the agents that get it, which come after all rows of the catalog in the order of locks. */
const order: readonly DraftKind[] = draftKinds.toSorted(
  (a, b) => Number(a === 'voice') - Number(b === 'voice'),
)

/**
 * One transaction for all of them. A refusal is given before anything is written, so that the others go on.
 */
export async function acceptCatalogGeneration(context: Context, db: Transaction, id: number) {
  await repository.get(db, id)
  db.hold(knowledgeLock)
  const drafts = await holdDraftsOf(db, id)
  const refused: RefusedDraft[] = []
  for (const kind of order)
    for (const draft of drafts.filter((each) => each.kind === kind && each.status === 'proposed')) {
      const refusal = await refusalOf(context, db, draft.id)
      if (refusal) refused.push(refusal)
    }
  return {
    object: 'catalog_acceptance' as const,
    catalog_generation_id: id,
    accepted: (await holdDraftsOf(db, id)).filter(({ status }) => status === 'accepted'),
    refused,
  }
}

/** Why the draft cannot be accepted; nothing when it was. */
async function refusalOf(context: Context, db: Transaction, id: number): Promise<RefusedDraft | undefined> {
  try {
    await acceptResourceDraft(context, db, id)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, param, message } = error
    return { resource_draft_id: id, code, ...(param !== undefined && { param }), message }
  }
}
