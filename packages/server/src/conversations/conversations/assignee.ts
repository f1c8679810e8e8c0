import type { Input, operations } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Actor, type Context, refuse } from '../../platform/index.ts'
import { findMemberOfPerson, holdMemberById, holdMemberOfPerson } from './assignee_repository.ts'
import { change } from './change.ts'
import * as repository from './repository.ts'
import { standingAt } from './rules.ts'
import { represent } from './serializer.ts'

/** Who looks after a conversation. */

export async function updateConversation(
  context: Context,
  db: Transaction,
  id: number,
  { assignee_id }: Input<typeof operations.updateConversation>['body'],
) {
  const before = await repository.getLocked(db, id)
  if (assignee_id === undefined || assignee_id === before.assignee_id)
    return represent(standingAt(before, context.now))
  if (assignee_id !== null && (await holdMemberById(db, assignee_id)) === undefined) throw notAMember()
  return change(context, db, before, ['assigned'], { assignee_id })
}

/** The member that somebody is; a key is none. */
export const memberWhoActs = async (db: Transaction, actor: Actor): Promise<number | null> =>
  actor.type === 'person' ? ((await holdMemberOfPerson(db, actor.id)) ?? null) : null

/** Whose conversations a list is of: null is nobody's. */
export async function assigneeFilter(
  db: Queryable,
  actor: Actor,
  assignee: string | undefined,
): Promise<number | null | undefined> {
  if (assignee === undefined) return undefined
  if (assignee === 'none') return null
  if (assignee !== 'me') return Number(assignee)
  if (actor.type !== 'person')
    throw refuse('parameter_invalid', 'assignee=me is for signed-in people. Send the id of a member.', {
      param: 'assignee',
    })
  return (await findMemberOfPerson(db, actor.id)) ?? 0
}

const notAMember = () =>
  refuse('parameter_invalid', 'assignee_id must be the id of a member of the organization, or null.', {
    param: 'assignee_id',
  })
