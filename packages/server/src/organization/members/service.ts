import { type Input, Member, type MemberRole, type operations } from '@foyer/contract'
import { type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, record, recordChange, refuse, representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Member)

export async function listMembers(db: Queryable, query: Input<Operations['listMembers']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

/** The oldest first. */
export async function listAllMembers(db: Queryable) {
  return (await repository.listAll(db)).map(represent)
}

async function getMember(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export const isMember = async (db: Queryable, email: string) => (await repository.find(db, email)) !== null

/** Whoever is a member already stays what they are. */
export async function addMember(
  context: Context,
  db: Transaction,
  { user_id, role }: { user_id: number; role: MemberRole },
) {
  const id = await repository.insert(db, { user_id, role }, context.now)
  if (id !== null) record(context, db, { verb: 'created', before: null, after: await getMember(db, id) })
}

/** In each organization of the person: the address is theirs, and what it means is the organization's. */
export async function recordEmailConfirmation(context: Context, db: Transaction, user_id: number) {
  const row = await repository.findByPerson(db, user_id)
  // Whoever has left meanwhile is nobody here.
  if (!row) return
  const after = represent(row)
  record(context, db, { verb: 'email_confirmed', before: { ...after, email_confirmed: false }, after })
}

/** In each organization of the person, which sees whose account has a second factor. */
export async function recordTwoFactor(context: Context, db: Transaction, user_id: number, on: boolean) {
  const row = await repository.findByPerson(db, user_id)
  if (!row) return
  const after = represent(row)
  const verb = on ? 'two_factor_turned_on' : 'two_factor_turned_off'
  record(context, db, { verb, before: { ...after, two_factor: !on }, after })
}

export async function updateMember(
  context: Context,
  db: Transaction,
  id: number,
  { role }: Input<Operations['updateMember']>['body'],
) {
  const before = await getLocked(db, id)
  if (role !== 'owner') await refuseLastOwner(db, before)
  updateRow(db, 'members', id, { role })
  return recordChange(context, db, 'updated', before, await getMember(db, id))
}

export async function removeMember(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  await refuseLastOwner(db, before)
  repository.remove(db, id)
  record(context, db, { verb: 'removed', before, after: before })
  return before
}

async function refuseLastOwner(db: Queryable, { role, name }: { role: MemberRole; name: string }) {
  if (role !== 'owner' || (await repository.countOwners(db)) > 1) return
  throw refuse('resource_in_use', `${name} is the last owner. Make someone else an owner first.`)
}

async function getLocked(db: Transaction, id: number) {
  // All members, not only this one: of two owners who leave at once, neither would see the other go.
  repository.lockAll(db)
  return getMember(db, id)
}
