import type { MemberRole, Page } from '@foyer/contract'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type MemberRow = Omit<Rows['members'], 'organization_id' | 'user_id'> & {
  person_id: number
  name: string
  email: string
  email_confirmed: boolean
  two_factor: boolean
}

/** Of people a tenant sees its own members, by `people_here`, and nobody else. */
const members = (sql: Sql) => sql`
  select t.id, t.user_id as person_id, p.name, p.email, p.email_confirmed, p.two_factor, t.role, t.created_at
  from members t join people_here() p on p.user_id = t.user_id`

export function list(db: Queryable, query: Page) {
  return db.query<MemberRow>(
    (sql) => sql`${members(sql)} where t.organization_id = ${db.organization_id} ${pageOf(sql, query)}`,
  )
}

export function listAll(db: Queryable) {
  return db.query<MemberRow>(
    (sql) => sql`${members(sql)} where t.organization_id = ${db.organization_id} order by t.id`,
  )
}

export async function get(db: Queryable, id: number): Promise<MemberRow> {
  const [row] = await db.query<MemberRow>(
    (sql) => sql`${members(sql)} where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export async function find(db: Queryable, email: string): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    (sql) => sql`${members(sql)} where t.organization_id = ${db.organization_id} and p.email = ${email}`,
  )
  return row ?? null
}

export async function findByPerson(db: Queryable, user_id: number): Promise<MemberRow | null> {
  const [row] = await db.query<MemberRow>(
    (sql) => sql`${members(sql)} where t.organization_id = ${db.organization_id} and t.user_id = ${user_id}`,
  )
  return row ?? null
}

/** Null when the person is a member already. */
export async function insert(
  db: Transaction,
  { user_id, role }: { user_id: number; role: MemberRole },
  now: Date,
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`insert into members (organization_id, user_id, role, created_at)
      values (${db.organization_id}, ${user_id}, ${role}, ${now}) on conflict do nothing returning id`,
  )
  return row?.id ?? null
}

/** Roles are given and taken one transaction at a time: of two owners, each could otherwise take the other's. */
export function lockAll(db: Transaction) {
  db.hold({
    on: 'members',
    statement: (sql, organization_id) =>
      sql`select 1 from members where organization_id = ${organization_id} order by id for no key update`,
  })
}

export async function countOwners(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    (sql) =>
      sql`select count(*) from members where organization_id = ${db.organization_id} and role = 'owner'`,
  )
  return row!.count
}

export function remove(db: Transaction, id: number) {
  db.later((sql) => sql`delete from members where organization_id = ${db.organization_id} and id = ${id}`)
}
