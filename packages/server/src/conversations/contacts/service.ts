import { Contact, type Input, type operations } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import { standingAt } from '../conversations/rules.ts'
import * as repository from './repository.ts'

/** Contacts are kept by the database, in the transaction in which a visitor says who they are (migration 0027). */

type Operations = typeof operations
const represent = representation(Contact)

export async function listContacts(db: Queryable, query: Input<Operations['listContacts']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getContact({ now }: Pick<Context, 'now'>, db: Queryable, id: number) {
  const contact = await repository.get(db, id)
  const conversations = (await repository.listConversationsOf(db, id)).map((row) => {
    const { paused_at, fit, ...conversation } = standingAt(row, now)
    return { ...conversation, ...(fit && { fit }) }
  })
  return represent({ ...contact, conversations })
}
