import type { Page } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'

interface TeammateRow {
  id: number
  name: string
  is_you: boolean
}

export function list(db: Queryable, person: number | null, query: Page) {
  return db.query<TeammateRow>(
    (sql) => sql`select t.id, p.name, coalesce(t.user_id = ${person}, false) as is_you
      from members t join people_here() p on p.user_id = t.user_id
      where t.organization_id = ${db.organization_id} ${pageOf(sql, query)}`,
  )
}

interface Presence {
  conversation_id: number
  here_until: Date
  writing_until: Date | null
}

/** Of a member; whoever is none leaves nothing. */
export function upsertPresence(db: Transaction, person: number, presence: Presence) {
  const { conversation_id, here_until, writing_until } = presence
  db.later(
    (sql) => sql`insert into member_presences
        (organization_id, member_id, conversation_id, here_until, writing_until)
      select organization_id, id, ${conversation_id}, ${here_until}, ${writing_until} from members
      where organization_id = ${db.organization_id} and user_id = ${person}
      on conflict (organization_id, member_id) do update set conversation_id = excluded.conversation_id,
        here_until = excluded.here_until, writing_until = excluded.writing_until`,
  )
}

interface PresentRow {
  id: number
  name: string
  writing: boolean
}

export function listPresent(db: Queryable, person: number | null, conversation_id: number, now: Date) {
  return db.query<PresentRow>(
    (sql) => sql`select t.member_id as id, p.name, coalesce(t.writing_until > ${now}, false) as writing
      from member_presences t
      join members m on m.organization_id = t.organization_id and m.id = t.member_id
      join people_here() p on p.user_id = m.user_id
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        and t.here_until > ${now} and m.user_id is distinct from ${person}
      order by t.member_id`,
  )
}
