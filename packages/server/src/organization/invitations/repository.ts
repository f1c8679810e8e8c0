import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

type InvitationRow = Pick<Rows['invitations'], 'id' | 'email' | 'role' | 'expires_at' | 'created_at'>

const columns = (sql: Sql) => sql`t.id, t.email, t.role, t.expires_at, t.created_at`

/** Neither accepted nor revoked, whether or not they have expired. */
const open = (sql: Sql, { organization_id }: Queryable) => sql`
  t.organization_id = ${organization_id} and t.accepted_at is null and t.revoked_at is null`

export function list(db: Queryable, query: Page, now: Date) {
  return db.query<InvitationRow>(
    (sql) => sql`select ${columns(sql)} from invitations t
      where ${open(sql, db)} and t.expires_at > ${now} ${pageOf(sql, query)}`,
  )
}

/** One that has come to its end is no resource any more. */
export async function get(db: Queryable, id: number, now: Date): Promise<InvitationRow> {
  const [row] = await db.query<InvitationRow>(
    (sql) => sql`select ${columns(sql)} from invitations t
      where ${open(sql, db)} and t.id = ${id} and t.expires_at > ${now}`,
  )
  if (!row) throw missing()
  return row
}

export async function find(db: Queryable, email: string): Promise<InvitationRow | null> {
  const [row] = await db.query<InvitationRow>(
    (sql) => sql`select ${columns(sql)} from invitations t where ${open(sql, db)} and t.email = ${email}`,
  )
  return row ?? null
}

export async function isOpen(db: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) =>
      sql`select 1 from invitations t where ${open(sql, db)} and t.id = ${id} and t.expires_at > ${now}`,
  )
  return rows.length > 0
}
