import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/tenant.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { listFigures, listUnanswered } from './repository.ts'
import { insightPeriods } from './rules.ts'

/** What PostgreSQL reads depends on what it knows of all organizations: these have a database of their own. */
const { address, drop } = await createMigratedDatabase()
const database = await openDatabase(address, { now: new Date(0), connections: 4 })
const service = await startService({ database })
after(async () => {
  await service.app.close()
  await database.close()
  await drop()
})

/** Ten a day. */
const many = 1000
const aDay = 10

async function busyOrganization(): Promise<Api> {
  const api = await newOrganization(service)
  const { id } = await newConversation(api, undefined, { visitor: { email: 'jana@example.com' } })
  await say(api, id, 'Do you sell helicopters?')
  await api.post(`/conversations/${id}/close`)
  const { system } = database
  const { id: own } = api.organization
  const earlier = system`n * interval '1 day' / ${aDay}::int`
  await system`insert into conversations (organization_id, agent_id, snapshot_address, frozen_versions, locale,
      status, state, phase, created_at, last_message_at)
    select organization_id, agent_id, snapshot_address, frozen_versions, locale, status,
      '{"answers": {}}', phase, created_at - ${earlier}, last_message_at
    from conversations, generate_series(1, ${many}::int) n where organization_id = ${own} and id = ${id}`
  await system`insert into contact_conversations (organization_id, conversation_id, contact_id)
    select k.organization_id, c.id, k.id from contacts k join conversations c using (organization_id)
    where k.organization_id = ${own} and c.id > ${id}`
  await system`insert into conversation_outcomes
    select (jsonb_populate_record(o, jsonb_build_object('conversation_id', c.id, 'started_at', c.created_at))).*
    from conversation_outcomes o join conversations c using (organization_id)
    where o.organization_id = ${own} and c.id > ${id}`
  await system`insert into knowledge_gap_occurrences (organization_id, gap_id, conversation_id, question, asked_at)
    select o.organization_id, o.gap_id, c.id, o.question, c.created_at
    from knowledge_gap_occurrences o join conversations c using (organization_id)
    where o.organization_id = ${own} and c.id > ${id}`
  await system.unsafe('analyze')
  return api
}

async function rowsRead(db: Queryable): Promise<number> {
  const [row] = await db.query<{ read: number }>(
    (sql) => sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where schemaname = current_schema()
        and relname in ('conversation_outcomes', 'contact_conversations', 'knowledge_gap_occurrences')`,
  )
  return row!.read
}

test('the numbers of a week read the rows of two weeks, however many there are', async () => {
  const api = await busyOrganization()
  const periods = insightPeriods({}, 'UTC', service.clock.now)
  const { current, previous, read } = await database.tenant(api.organization.id).transaction(async (db) => {
    const sofar = await rowsRead(db)
    const rows = await listFigures(db, periods)
    const [asked] = await listUnanswered(db, periods.current, 10)
    assert.equal(asked!.asked, rows.find((row) => row.current && row.day === null)!.conversations)
    const sumOf = (current: boolean) => rows.find((row) => row.current === current && row.day === null)!
    return { current: sumOf(true), previous: sumOf(false), read: (await rowsRead(db)) - sofar }
  })
  assert.ok(current.conversations > 6 * aDay && previous.conversations > 6 * aDay)
  // Outcome and contact of two weeks, and what was asked in one.
  assert.ok(read > 0 && read <= 3 * 14 * aDay, `${read} rows were read`)
})
