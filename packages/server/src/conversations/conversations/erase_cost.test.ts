import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/tenant.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { eraseConversation } from './erase.ts'

/** What PostgreSQL reads depends on what it knows of all organizations: these have a database of their own. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

/** How many rows this connection has read so far, by its own statements and by the checks of foreign keys. */
async function rowsRead(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.query<{ name: string; read: number }>(
    (sql) => sql`select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where schemaname = current_schema()`,
  )
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]))
}

/** What erasing a conversation reads, by table. Nothing of it is kept. */
function costOf({ service, organization }: Api, id: number) {
  const context = {
    organization,
    actor: { type: 'system', name: 'test' } as const,
    operation: 'eraseConversation',
    request_id: 'cost',
    now: service.clock.now,
  }
  return service.database.tenant(organization.id).transaction(
    async (db) => {
      const before = await rowsRead(db)
      await eraseConversation(context, db, id)
      const after = await rowsRead(db)
      return Object.fromEntries(
        Object.entries(after).map(([name, read]) => [name, read - (before[name] ?? 0)]),
      )
    },
    { keep: false },
  )
}

/** Other conversations on the same snapshot, each with messages, a turn, a trace, a stored answer and a gap's event. */
async function addOthers({ service, organization }: Api, id: number, many: number) {
  const { id: own } = organization
  await service.database.system.begin(async (sql) => {
    await sql`create temporary table others on commit drop as
      select nextval(pg_get_serial_sequence('conversations', 'id')) as conversation_id,
        nextval(pg_get_serial_sequence('messages', 'id')) as message_id,
        nextval(pg_get_serial_sequence('messages', 'id')) as reply_id from generate_series(1, ${many})`
    await sql`insert into conversations (organization_id, id, agent_id, snapshot_address, frozen_versions, locale,
        status, state, phase, created_at, last_message_at) overriding system value
      select organization_id, conversation_id, agent_id, snapshot_address, frozen_versions, locale, status, state,
        phase, created_at, last_message_at
      from others, conversations where organization_id = ${own} and id = ${id}`
    await sql`insert into messages (organization_id, id, conversation_id, role, text, created_at)
      overriding system value
      select ${own}, m.id, conversation_id, m.role, 'Hello', now() from others,
        lateral (values (message_id, 'visitor'), (reply_id, 'agent')) m (id, role)`
    await sql`insert into turns (organization_id, conversation_id, message_id, reply_id, answered_at, created_at)
      select ${own}, conversation_id, message_id, reply_id, now(), now() from others`
    await sql`insert into message_traces (organization_id, message_id, conversation_id, trace, created_at)
      select ${own}, reply_id, conversation_id, '{}', now() from others`
    await sql`insert into idempotency_keys
        (organization_id, key, fingerprint, status, body, created_at, conversation_id)
      select ${own}, 'key ' || message_id, '', 201, '{}', now(), conversation_id from others`
    await sql`insert into events (organization_id, type, actor, request_id, data, created_at)
      select ${own}, 'knowledge_gap.opened', '{}', 'x', json_build_object('id', 1e9::bigint + message_id), now()
      from others`
  })
}

const copied = [
  'agents',
  'conversation_snapshots',
  'conversations',
  'messages',
  'turns',
  'message_traces',
  'knowledge_gaps',
  'knowledge_gap_occurrences',
  'idempotency_keys',
  'events',
]

/** Other organizations, each with as little as this one has, as PostgreSQL knows them afterwards. */
async function addOrganizations({ organization }: Api, many: number) {
  await database.system.begin(async (sql) => {
    await sql`create temporary table added on commit drop as
      with added as (insert into organizations (slug, name, created_at)
        select 'organization-' || n, 'Organization ' || n, now() from generate_series(1, ${many}) n returning id)
      select id from added`
    for (const table of copied) {
      const columns = await sql<{ name: string; value: string }[]>`
        select attname as name, case
            when attname = 'organization_id' then 'added.id'
            when attname = 'public_id' then 'own.public_id || added.id'
            when attname ~ '(^|_)id$' and atttypid = 'bigint'::regtype
              then 'own.' || attname || ' + 1000000 * added.id'
            else 'own.' || attname end as value
        from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and attgenerated = ''`
      await sql.unsafe(`insert into ${table} (${columns.map(({ name }) => name)}) overriding system value
        select ${columns.map(({ value }) => value)} from added, ${table} own
        where own.organization_id = ${organization.id}`)
    }
  })
  await database.system`analyze`
}

test('erasing a conversation reads no more rows when there are many others, also where most organizations have few', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api, { slug: 'desk' })
  const { id } = await newConversation(api, agent)
  await say(api, id, 'Do you sell zanziquokka lamps?', { 'idempotency-key': 'question' })
  await addOrganizations(api, 300)
  await addOthers(api, id, 3)
  const few = await costOf(api, id)
  assert.ok(few.turns! > 0 && few.messages! > 0 && few.idempotency_keys! > 0, JSON.stringify(few))
  await addOthers(api, id, 1000)
  const many = await costOf(api, id)
  const grown = Object.entries(many).filter(([name, read]) => read > (few[name] ?? 0) + 20)
  assert.deepEqual(grown, [])
})
