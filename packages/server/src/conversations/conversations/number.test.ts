import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../platform/db/index.ts'
import { migrate, readMigrations } from '../../platform/db/migrate.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { withEmptyDatabase } from '../../testing/own_database.ts'

test('conversations are numbered from 1 in each organization, whatever others start meanwhile', async () => {
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  const numbers = []
  for (let count = 0; count < 3; count++) {
    numbers.push((await newConversation(ours)).number)
    await newConversation(theirs)
  }
  assert.deepEqual(numbers, [1, 2, 3])
})

test('conversations that start at the same moment get consecutive numbers without gap or twin', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const started = await Promise.all(Array.from({ length: 20 }, () => newConversation(api, agent)))
  const numbers = started.map(({ number }) => number).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})

test('the number of an erased conversation is in its receipt, and never given again', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const { id, number } = await newConversation(api, agent)
  const { body } = await api.delete(`/conversations/${id}`)
  assert.deepEqual([body.conversation_id, body.conversation_number], [id, number])
  assert.equal((await newConversation(api, agent)).number, number + 1)
})

test('a start that is tried out takes no number', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  await api.post(`/agents/${agent.slug}/conversations?dry_run=true`, {})
  assert.equal((await newConversation(api, agent)).number, 1)
})

test('lists and events show the number', async () => {
  const api = await newOrganization()
  const { number } = await newConversation(api)
  assert.equal((await api.get('/conversations')).body.data[0].number, number)
  const [started] = await listRecorded(api, 'conversation')
  assert.equal(started!.data.number, number)
})

test('conversations of earlier releases are numbered by their age, and the count goes on from there', async () => {
  await withEmptyDatabase(async (address) => {
    const sql = connect(address, { connections: 1 })
    const all = readMigrations()
    const now = new Date()
    await migrate(
      sql,
      now,
      all.filter(({ number }) => number < 18),
    )
    await sql`insert into organizations (id, slug, name, created_at) overriding system value
      select n, 'org-' || n, 'x', now() from generate_series(1, 2) n`
    await sql`alter table conversations drop constraint conversations_organization_id_agent_id_fkey`
    await sql`alter table conversations
      drop constraint conversations_organization_id_snapshot_address_fkey`
    const start = (organization_id: number) => sql`insert into conversations (organization_id, agent_id,
        snapshot_address, frozen_versions, locale, status, state, phase, created_at, last_message_at)
      values (${organization_id}, 1, 'x', '{}', 'en', 'active', '{}', 'x', now(), now())`
    for (const organization_id of [1, 2, 1]) await start(organization_id)
    await migrate(sql, now, all)
    // As the last release starts one, beside a server of this release.
    for (const organization_id of [2, 1]) await start(organization_id)
    const rows = await sql<{ organization_id: number; number: number }[]>`
      select organization_id, number from conversations order by id`
    await sql.end()
    assert.deepEqual(
      rows.map(({ organization_id, number }) => [Number(organization_id), Number(number)]),
      [
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
        [1, 3],
      ],
    )
  })
})
