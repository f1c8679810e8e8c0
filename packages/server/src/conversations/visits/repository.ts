import type { ConversationStatus } from '@foyer/contract'
import type { CapturedAnswers } from '@foyer/engine'
import type { StoredAppearance } from '../../agents/index.ts'
import type { Fragment, Queryable, Sql, Tenant } from '../../platform/db/index.ts'
import { type MessageRow, messageColumns } from '../conversations/message_repository.ts'

/** What cannot be one is not asked for: an address may hold what PostgreSQL takes for no text at all. */
const publicId = /^ag_[\w-]{1,64}$/

/** Whose agent a public id names. */
export async function findOrganizationOf(system: Sql, public_id: string): Promise<number | undefined> {
  if (!publicId.test(public_id)) return undefined
  const [row] = await system<{ organization_id: number }[]>`
    select organization_id from agents where public_id = ${public_id}`
  return row?.organization_id
}

/** What may be seen of whoever wears it. */
interface ShownIdentity {
  display_name: string
  role?: string | null
  avatar_url?: string | null
  disclosure?: string | null
  /** What role and disclosure are written in. Absent in older snapshots. */
  languages?: string[]
}

export interface VisitableAgent {
  slug: string
  name: string
  languages: string[]
  allowed_origins: string[]
  identity: ShownIdentity | null
  appearance: StoredAppearance
}

const findAgent = async (
  db: Queryable,
  which: (sql: Sql) => Fragment,
): Promise<VisitableAgent | undefined> => {
  const [row] = await db.query<VisitableAgent>(
    (sql) => sql`select a.slug, a.name, a.languages, a.allowed_origins, a.appearance,
        (select to_jsonb(i) from identities i
          where i.organization_id = a.organization_id and i.id = a.identity_id) as identity
      from agents a where a.organization_id = ${db.organization_id} and ${which(sql)}`,
  )
  return row
}

/** One that is archived receives nobody. */
export const findAgentByPublicId = (db: Queryable, public_id: string) =>
  findAgent(db, (sql) => sql`a.public_id = ${public_id} and not a.archived`)

export const findAgentOfConversation = (db: Queryable, id: number) =>
  findAgent(
    db,
    (sql) => sql`a.id = (select c.agent_id from conversations c
      where c.organization_id = a.organization_id and c.id = ${id})`,
  )

export const findAgentOfDeliverable = (db: Queryable, id: number) =>
  findAgent(
    db,
    (sql) => sql`a.id = (select c.agent_id from deliverables d
      join conversations c on c.organization_id = d.organization_id and c.id = d.conversation_id
      where d.organization_id = a.organization_id and d.id = ${id})`,
  )

export interface VisitedConversation {
  id: number
  status: ConversationStatus
  paused_at: Date | null
  locale: string
  rating: number | null
  person_wanted: boolean
  reply_by_mail: boolean | null
  visitor: { email?: string } | null
  answers: CapturedAnswers
  /** What people wrote and the visitor has not seen. */
  unread_count: number
  name: string
  languages: string[]
  identity: ShownIdentity | null
  /** As it is now: looks are not part of what a conversation is frozen with. */
  appearance: StoredAppearance
}

const standingColumns = (sql: Sql) => sql`
  c.status, c.paused_at, c.person_wanted, c.reply_by_mail, c.visitor, c.state->'answers' as answers,
  (select count(*)::int from messages m where m.organization_id = c.organization_id
    and m.conversation_id = c.id and m.role = 'owner' and m.id > coalesce(c.seen_message_id, 0)) as unread_count`

export type VisitStandingRow = Pick<
  VisitedConversation,
  'status' | 'paused_at' | 'person_wanted' | 'reply_by_mail' | 'visitor' | 'answers' | 'unread_count'
>

/** With who received the visitor, as it was when the conversation began. */
export async function findConversation(db: Queryable, id: number): Promise<VisitedConversation | undefined> {
  const [row] = await db.query<VisitedConversation>(
    (sql) => sql`select c.id, c.locale, c.rating, ${standingColumns(sql)}, a.name, a.appearance,
        s.content->'languages' as languages, s.content->'identity' as identity
      from conversations c
      join agents a on a.organization_id = c.organization_id and a.id = c.agent_id
      join conversation_snapshots s
        on s.organization_id = c.organization_id and s.address = c.snapshot_address
      where c.organization_id = ${db.organization_id} and c.id = ${id}`,
  )
  return row
}

export async function findStanding(db: Queryable, id: number): Promise<VisitStandingRow | undefined> {
  const [row] = await db.query<VisitStandingRow>(
    (sql) => sql`select ${standingColumns(sql)} from conversations c
      where c.organization_id = ${db.organization_id} and c.id = ${id}`,
  )
  return row
}

/** While a person answers, what they write is told by email only where no stream brings it. */
export async function noteListening(tenant: Tenant, id: number, until: Date): Promise<void> {
  await tenant.transaction(async (db) =>
    db.later(
      (sql) => sql`update conversations set listening_until = ${until}
        where organization_id = ${db.organization_id} and id = ${id}`,
    ),
  )
}

/** Oldest first. Ids of a conversation are handed out while it is held: none appears behind one that was read. */
export function listMessagesAfter(db: Queryable, conversation_id: number, after: number) {
  return db.query<MessageRow>(
    (sql) => sql`select ${messageColumns(sql)} from messages t
      where t.organization_id = ${db.organization_id} and t.conversation_id = ${conversation_id}
        and t.id > ${after}
      order by t.id`,
  )
}

export async function newestMessageId(db: Queryable, conversation_id: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select coalesce(max(id), 1) as id from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}`,
  )
  return row!.id
}

/** The conversations of which an event tells. */
export async function listConcerned(db: Queryable, after: number, upTo: number): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select distinct (data->>'id')::bigint as id from events
      where organization_id = ${db.organization_id} and id > ${after} and id <= ${upTo}
        and starts_with(type, 'conversation.')`,
  )
  return new Set(rows.map(({ id }) => id))
}
