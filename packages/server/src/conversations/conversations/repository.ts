import type { ConversationStatus, Input, operations, Page, PromptKind } from '@foyer/contract'
import type { StoredState } from '@foyer/engine'
import {
  allMatches,
  type Fragment,
  findMatches,
  type Lock,
  matching,
  parsed,
  type Queryable,
  type Rows,
  rowLock,
  type Sql,
  type Transaction,
} from '../../platform/db/index.ts'
import { hasMore, pageOf, timeOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { type Assignee, assigneeOf } from './assignee_repository.ts'
import { expiredBefore } from './rules.ts'

export interface FrozenVersions {
  flow: number
  prompts: Record<PromptKind, number>
  experiments: { experiment_id: number; prompt_template_id: number }[]
}

/** What the visitor is known by, if by anything. */
export interface Visitor {
  id?: string
  name?: string
  email?: string
}

export type ConversationRow = Omit<
  Rows['conversations'],
  | 'organization_id'
  | 'status'
  | 'state'
  | 'frozen_versions'
  | 'visitor'
  | 'last_message_day'
  | 'pauses_quarter'
  | 'listening_until'
> & {
  agent: string
  assignee: Assignee | null
  visitor: Visitor | null
  /** Only in lists. */
  last_visitor_text?: string | null
  status: ConversationStatus
  state: StoredState
  frozen_versions: FrozenVersions
}

type ConversationFilters = Omit<Input<typeof operations.listConversations>['query'], 'agent' | 'assignee'> & {
  agent_id?: number | undefined
  /** Null asks for those that nobody looks after. */
  assignee_id?: number | null | undefined
}

export const columns = (sql: Sql): Fragment => sql`
  t.id, t.number, t.agent_id, t.snapshot_address, t.frozen_versions, t.locale, t.visitor, t.metadata, t.source_url, t.status,
  t.state, t.phase, t.messages_count, t.person_wanted, t.rating, t.fit, t.assessment, t.brief, t.recap, t.created_at,
  t.last_message_at, t.pauses_at, t.paused_at, t.ended_at, t.assignee_id, t.unread, t.unread_count, t.seen_message_id,
  t.reply_by_mail, t.mail_due_at, t.mailed_message_id, t.lead_since, t.test, ${assigneeOf(sql)},
  (select a.slug from agents a where a.organization_id = t.organization_id and a.id = t.agent_id) as agent`

export async function list(db: Queryable, query: ConversationFilters, now: Date) {
  const matches = await findMatches(db, 'conversations', query.query)
  const filtered = (sql: Sql) => filteredBy(sql, db, query, now)
  if (matches !== null && 'frequent' in matches) return listSaying(db, matches.frequent, query, filtered)
  return listFrom(db, query, (sql) => sql`conversations t where ${filtered(sql)} ${matching(sql, matches)}`)
}

const listFrom = (db: Queryable, page: Page, rows: (sql: Sql) => Fragment) =>
  db.query<ConversationRow>(
    (sql) => sql`select ${columns(sql)}, ${lastVisitorText(sql)} from ${rows(sql)} ${pageOf(sql, page)}`,
  )

const lastVisitorText = (sql: Sql) => sql`
  (select left(m.text, 300) from messages m
    where m.organization_id = t.organization_id and m.conversation_id = t.id and m.role = 'visitor'
    order by m.id desc limit 1) as last_visitor_text`

/** `where …` of the conversations that a list is asked for. */
export function filteredBy(sql: Sql, db: Queryable, query: ConversationFilters, now: Date) {
  const { agent_id, status, fit, person_wanted, assignee_id, unread, contact_id, test } = query
  const since = timeOf('since', query.since)
  const until = timeOf('until', query.until)
  return sql`t.organization_id = ${db.organization_id}
    ${agent_id === undefined ? sql`` : sql`and t.agent_id = ${agent_id}`}
    ${status === undefined ? sql`` : sql`and ${inStatus(sql, status, now)}`}
    ${fit === undefined ? sql`` : sql`and t.fit = ${fit}`}
    ${assignee_id === undefined ? sql`` : sql`and ${assignedTo(sql, assignee_id)}`}
    ${unread ? sql`and t.unread` : sql``}
    ${test === undefined ? sql`` : sql`and t.test = ${test}`}
    ${contact_id === undefined ? sql`` : sql`and ${ofContact(sql, db, contact_id)}`}
    ${person_wanted ? sql`and ${waiting(sql)} and not ${expired(sql, now)}` : sql``}
    ${since === undefined ? sql`` : sql`and t.created_at >= ${since}`}
    ${until === undefined ? sql`` : sql`and t.created_at < ${until}`}`
}

/** So many conversations are looked through for a frequent word. */
const lookedThrough = 500

/**
 * Those that say frequent words. The next ones are looked through one by one, which soon has a page. Where it has not,
 * the words were frequent at another time: then all that say them are looked up, however many there are.
 */
async function listSaying(db: Queryable, words: string, page: Page, filtered: (sql: Sql) => Fragment) {
  const next = await listFrom(
    db,
    page,
    (sql) => sql`conversations t where ${filtered(sql)}
      and t.id = any(array(select t.id from conversations t where ${filtered(sql)}
        ${pageOf(sql, { ...page, limit: lookedThrough })}))
      and exists (select from messages m
        where m.organization_id = t.organization_id and m.conversation_id = t.id
          and m.search @@ ${parsed(sql, words)})`,
  )
  if (hasMore(next, page)) return next
  return listFrom(
    db,
    page,
    (sql) => sql`conversations t where ${filtered(sql)}
      and t.id = any(array(select m.id from ${allMatches(sql, db, 'conversations', words)} m))`,
  )
}

/** Also who has said goodbye since, until somebody has read it. */
const waiting = (sql: Sql) =>
  sql`t.person_wanted and (t.status in ('active', 'paused') or (t.status = 'completed' and t.unread))`

const assignedTo = (sql: Sql, assignee_id: number | null) =>
  assignee_id === null ? sql`t.assignee_id is null` : sql`t.assignee_id = ${assignee_id}`

/** Looked up first, so that a contact with few conversations is not sought through all of them. */
const ofContact = (sql: Sql, { organization_id }: Queryable, contact_id: number) => sql`t.id = any(array(
  select l.conversation_id from contact_conversations l
  where l.organization_id = ${organization_id} and l.contact_id = ${contact_id}))`

/** What was paused too long ago has expired, whether or not the sweep has written it down yet. */
const expired = (sql: Sql, now: Date) => sql`(t.status = 'paused' and t.paused_at <= ${expiredBefore(now)})`

const inStatus = (sql: Sql, status: ConversationStatus, now: Date) =>
  status === 'expired'
    ? sql`(t.status = 'expired' or ${expired(sql, now)})`
    : sql`t.status = ${status} and not ${expired(sql, now)}`

export async function find(db: Queryable, id: number): Promise<ConversationRow | undefined> {
  const [row] = await db.query<ConversationRow>(
    (sql) => sql`select ${columns(sql)} from conversations t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

export async function get(db: Queryable, id: number): Promise<ConversationRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

export const lock = (db: Transaction, id: number) => db.hold(rowLock('conversations', id))

export function getLocked(db: Transaction, id: number): Promise<ConversationRow> {
  lock(db, id)
  return get(db, id)
}

/**
 * Whoever archives the agent, edits its flow or moves its prompts waits until the conversation has begun, or the other
 * way round; conversations begin side by side.
 */
export const beginningLock = (slug: string): Lock => ({
  on: 'agents',
  statement: (sql, organization_id) =>
    sql`select 1 from agents a
      join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
      where a.organization_id = ${organization_id} and a.slug = ${slug} for share of a, f`,
})

/** Known before the row is there: experiments are drawn by it, and what they give is frozen in the row. */
export async function nextId(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select nextval(pg_get_serial_sequence('conversations', 'id')) as id`,
  )
  return row!.id
}

type NewConversation = Pick<
  ConversationRow,
  | 'id'
  | 'agent_id'
  | 'snapshot_address'
  | 'frozen_versions'
  | 'locale'
  | 'state'
  | 'phase'
  | 'test'
  | 'created_at'
  | 'pauses_at'
> & { visitor: Visitor | undefined; metadata: object | undefined; source_url: string | undefined }

/** With one message: the first of the agent. */
export function insert(db: Transaction, row: NewConversation) {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  db.later(
    (
      sql,
    ) => sql`insert into conversations (organization_id, id, agent_id, snapshot_address, frozen_versions, locale,
        visitor, metadata, source_url, status, state, phase, test, messages_count, created_at, last_message_at, pauses_at)
      overriding system value
      values (${db.organization_id}, ${row.id}, ${row.agent_id}, ${row.snapshot_address},
        ${json(row.frozen_versions)}::text::jsonb, ${row.locale}, ${json(row.visitor)}::text::jsonb,
        ${json(row.metadata)}::text::jsonb, ${row.source_url ?? null}, 'active', ${json(row.state)}::text::jsonb,
        ${row.phase}, ${row.test}, 1, ${row.created_at}, ${row.created_at}, ${row.pauses_at})`,
  )
}

/** Whoever waits for a reply gets none any more. */
export function endTurns(db: Transaction, conversation_id: number, now: Date) {
  db.later(
    (sql) => sql`update turns set answered_at = ${now}
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and answered_at is null`,
  )
}

/** A day is one of UTC. It begins with a message of the agent. */
export function countConversation(db: Transaction, now: Date) {
  db.later(
    (sql) => sql`insert into usage_days (organization_id, day, conversations, messages)
      values (${db.organization_id}, ${now.toISOString().slice(0, 10)}::text::date, 1, 1)
      on conflict (organization_id, day) do update set conversations = usage_days.conversations + 1,
        messages = usage_days.messages + 1`,
  )
}
