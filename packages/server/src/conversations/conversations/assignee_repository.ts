import type { Fragment, Queryable, Sql, Transaction } from '../../platform/db/index.ts'

/** Who looks after a conversation, as it is shown. */
export interface Assignee {
  id: number
  name: string
}

/** Most conversations have none: then nobody is looked up. */
export const assigneeOf = (sql: Sql): Fragment => sql`
  case when t.assignee_id is not null then
    (select jsonb_build_object('id', m.id, 'name', p.name)
      from members m join people_here() p on p.user_id = m.user_id
      where m.organization_id = t.organization_id and m.id = t.assignee_id) end as assignee`

/** A member who cannot leave before the transaction ends. */
async function holdMember(db: Transaction, which: (sql: Sql) => Fragment): Promise<number | undefined> {
  // The member must not leave before the assignment is stored.
  db.hold({
    on: 'members',
    statement: (sql, organization_id) =>
      sql`select 1 from members where organization_id = ${organization_id} and ${which(sql)} for key share`,
  })
  return findMemberId(db, which)
}

async function findMemberId(db: Queryable, which: (sql: Sql) => Fragment): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from members where organization_id = ${db.organization_id} and ${which(sql)}`,
  )
  return row?.id
}

export const holdMemberById = (db: Transaction, id: number) => holdMember(db, (sql) => sql`id = ${id}`)
export const holdMemberOfPerson = (db: Transaction, user_id: number) =>
  holdMember(db, (sql) => sql`user_id = ${user_id}`)
export const findMemberOfPerson = (db: Queryable, user_id: number) =>
  findMemberId(db, (sql) => sql`user_id = ${user_id}`)
