import type { Fragment, Queryable, Sql } from '../../platform/db/index.ts'
import { filteredBy } from '../conversations/repository.ts'

interface Counts {
  waiting_conversations: number
  unread_conversations: number
  open_gaps: number
  proposed_drafts: number
}

/** More than these are not counted: everybody's sidebar asks for them, again with every change. */
const most = 100

/** In one statement, each by an index. */
export async function count(db: Queryable, now: Date): Promise<Counts> {
  const { organization_id } = db
  const [row] = await db.query<Counts>((sql) => {
    const conversations = (filters: { person_wanted?: true; unread?: true }) =>
      counted(sql, sql`conversations t where ${filteredBy(sql, db, { test: false, ...filters }, now)}`)
    return sql`select
        ${conversations({ person_wanted: true })} as waiting_conversations,
        ${conversations({ unread: true })} as unread_conversations,
        ${counted(sql, sql`knowledge_gaps t where t.organization_id = ${organization_id} and t.status = 'open'`)} as open_gaps,
        ${counted(sql, sql`resource_drafts t where t.organization_id = ${organization_id} and t.status = 'proposed'`)}
          as proposed_drafts`
  })
  return row!
}

const counted = (sql: Sql, rows: Fragment) =>
  sql`(select count(*)::int from (select from ${rows} limit ${most}) few)`
