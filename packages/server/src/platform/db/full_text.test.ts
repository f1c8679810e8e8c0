import assert from 'node:assert/strict'
import { test } from 'node:test'
import { list as listConversations } from '../../conversations/conversations/repository.ts'
import { list as listFacts } from '../../knowledge/knowledge_facts/repository.ts'
import { list as listGaps } from '../../knowledge/knowledge_gaps/repository.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { newSource } from '../../testing/knowledge.ts'
import type { Queryable } from './tenant.ts'

const many = 3000

/** Many rows with one common word, of which every thousandth has a rare one besides, and a row without either. */
async function stock(api: Api) {
  const { system } = api.service.database
  const { id: own } = api.organization
  const agent = await newAgent(api)
  await newConversation(api, agent)
  const { id } = await newConversation(api, agent)
  const source = await newSource(api, { status: 'ready' })
  const text = system`case when n = 0 then 'neither'
    else 'common ' || n || case when n % 1000 = 0 then ' zanziquokka' else '' end end`
  await system`insert into messages (organization_id, conversation_id, role, text, created_at)
    select ${own}, ${id}, 'visitor', ${text}, now() from generate_series(0, ${many}::int) n`
  await system`insert into knowledge_facts
      (organization_id, source_id, text, statement, origin, topic, tier, reviewed, created_at)
    select ${own}, ${source}, ${text}, ${text}, 'digested', 'offer', 'situational', false, now()
    from generate_series(0, ${many}::int) n`
  await system`insert into knowledge_gaps (organization_id, agent_id, question, status, created_at)
    select ${own}, c.agent_id, ${text}, 'open', now()
    from conversations c, generate_series(0, ${many}::int) n where c.organization_id = ${own} and c.id = ${id}`
}

interface Search {
  table: string
  path: string
  rare: number
  common: number
  list(db: Queryable, query: { limit: number; query: string }): Promise<object[]>
}

const searches: Search[] = [
  {
    table: 'messages',
    path: '/conversations',
    rare: 1,
    common: 1,
    list: (db, query) => listConversations(db, query, new Date()),
  },
  { table: 'knowledge_facts', path: '/knowledge_facts', rare: 3, common: many, list: listFacts },
  { table: 'knowledge_gaps', path: '/knowledge_gaps', rare: 3, common: many, list: listGaps },
]

/** How many rows of a table the transaction has read. */
async function rowsRead(db: Queryable, table: string): Promise<number> {
  const [row] = await db.query<{ read: number }>(
    (sql) => sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relid = ${table}::regclass`,
  )
  return row!.read
}

test('a rare word is found by an index, in messages, facts and gaps, and a common one without it', async () => {
  const api = await newOrganization()
  const other = await newOrganization()
  await stock(api)
  await stock(other)
  const { database } = api.service
  // Without statistics PostgreSQL guesses, and may read all rows.
  await database.system`analyze messages, conversations, knowledge_facts, knowledge_gaps`
  const tenant = database.tenant(api.organization.id)
  for (const { table, path, rare, common, list } of searches) {
    const found = (query: string) =>
      tenant.transaction(async (db) => {
        const rows = await list(db, { limit: 2 * many, query })
        return { rows: rows.length, read: await rowsRead(db, table) }
      })
    const one = await found('zanziquokka')
    assert.equal(one.rows, rare, table)
    // Where the role could not be made, the policies keep PostgreSQL from the index (migration 0020).
    if (database.isolation === 'role') assert.ok(one.read < 50, `${table}: ${one.read} rows read`)
    assert.equal((await found('common')).rows, common, table)
    assert.equal((await api.get(`${path}?query=zanziquokka`)).body.data.length, rare)
    assert.equal((await api.get(`${path}?query=zanziquokka+absent`)).body.data.length, 0)
    assert.equal((await api.get(`${path}?query=.`)).body.data.length, 0)
  }
})

test('a word that was frequent long ago is found without going through every conversation since', async () => {
  const api = await newOrganization()
  await stock(api)
  const { database, clock } = api.service
  const { system } = database
  const [said] = (await api.get('/conversations?query=common')).body.data
  await system`insert into conversations
      (organization_id, agent_id, snapshot_address, frozen_versions, locale, status, state, phase, created_at, last_message_at)
    select organization_id, agent_id, snapshot_address, frozen_versions, locale, status, state, phase, created_at,
      last_message_at
    from conversations, generate_series(1, ${many}::int) n
    where organization_id = ${api.organization.id} and id = ${said.id}`
  await system`analyze messages, conversations`
  const { ids, read } = await database.tenant(api.organization.id).transaction(async (db) => {
    const rows = await listConversations(db, { query: 'common', status: 'active' }, clock.now)
    return { ids: rows.map(({ id }) => id), read: await rowsRead(db, 'conversations') }
  })
  assert.deepEqual(ids, [said.id])
  assert.ok(read < many / 2, `${read} rows read`)
})

test('nobody searches in the words of another organization, whatever organization is asked for', async () => {
  const api = await newOrganization()
  const other = await newOrganization()
  await stock(other)
  for (const name of ['matching_messages', 'matching_facts', 'matching_gaps']) {
    const rows = await api.service.database
      .tenant(api.organization.id)
      .query((sql) => sql`select id from ${sql(name)}(${other.organization.id}::bigint, 'common', 10)`)
    assert.equal(rows.length, 0, name)
  }
})
