import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/tenant.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { memberId } from '../../testing/people.ts'
import { list as listConversations } from '../conversations/repository.ts'
import { list as listLeads } from '../leads/repository.ts'
import { get, list, listConversationsOf } from './repository.ts'

/** What PostgreSQL reads depends on what it knows of all organizations: these have a database of their own. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

const many = 1600
/** A page with what stands beside its rows, and not all there is. */
const few = 300
let api: Api
let assignee_id: number
let contact_id: number

/** Each with a contact of its own. The oldest are the ones that are asked for: who goes through all finds them last. */
before(async () => {
  api = await newOrganization(service)
  assignee_id = await memberId(api)
  const { id } = await newConversation(api)
  const { id: own } = api.organization
  const { system } = database
  // PostgreSQL takes what it has not looked at yet for small, and would read all of it for each row.
  for (const [from, to] of [
    [1, 100],
    [101, 800],
    [801, many],
  ] as const) {
    await system`insert into conversations (organization_id, agent_id, snapshot_address, frozen_versions, locale, visitor,
        status, state, phase, created_at, last_message_at, unread, unread_count, lead_since)
      select organization_id, agent_id, snapshot_address, frozen_versions, locale,
        jsonb_build_object('name', 'Visitor ' || n, 'email', n || '@example.com'), 'active', state, phase, created_at,
        last_message_at, n <= 30, (n <= 30)::int, case when n <= 30 then now() end
      from conversations, generate_series(${from}::int, ${to}::int) n where organization_id = ${own} and id = ${id} order by n`
    await system.unsafe('analyze')
  }
  await system`update conversations set assignee_id = ${assignee_id} where organization_id = ${own} and unread`
  await system.unsafe('analyze')
  contact_id = (await api.get('/contacts?query=7@example.com')).body.data.at(-1).id
})

async function rowsRead(db: Queryable): Promise<number> {
  const [row] = await db.query<{ read: number }>(
    (sql) => sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where schemaname = current_schema()
        and relname in ('conversations', 'contacts', 'contact_conversations', 'visitor_identifiers')`,
  )
  return row!.read
}

test('a word that most contacts have is found in the newest of them', async () => {
  const { data, has_more } = (await api.get('/contacts?query=vis&limit=2')).body
  assert.deepEqual(
    [data.map(({ name }: { name: string }) => name), has_more],
    [[`Visitor ${many}`, `Visitor ${many - 1}`], true],
  )
})

const now = new Date('2026-01-15T09:30:00.000Z')
const lists: Record<string, (db: Queryable) => Promise<unknown[]>> = {
  contacts: (db) => list(db, {}),
  'contacts of a name': (db) => list(db, { query: 'visitor 17' }),
  'a contact with their conversations': async (db) => [
    await get(db, contact_id),
    ...(await listConversationsOf(db, contact_id)),
  ],
  'conversations of a contact': (db) => listConversations(db, { contact_id }, now),
  'what nobody has read': (db) => listConversations(db, { unread: true }, now),
  'what a member looks after': (db) => listConversations(db, { assignee_id }, now),
  leads: (db) => listLeads(db, {}),
}

for (const [name, ask] of Object.entries(lists))
  test(`a list of ${name} reads about a page, however many conversations there are`, async () => {
    const read = await database.tenant(api.organization.id).transaction(async (db) => {
      const sofar = await rowsRead(db)
      assert.ok((await ask(db)).length > 0)
      return (await rowsRead(db)) - sofar
    })
    assert.ok(read > 0 && read <= few, `${read} rows were read`)
  })
