import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { schema } from '../../platform/db/queue.ts'
import { deletionNote } from '../../platform/deletion_note.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { refuseLargeWrites } from '../../testing/refuse_large_writes.ts'
import { finishDeletions } from '../jobs.ts'

const text = 'Workshops take place in Hamburg.'

async function newText(api: Api, title: string): Promise<number> {
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title, text: `${title}. ${text}` }))
    .body
  await runJobs(api)
  return id
}

/** In which tables something of the source is left. */
async function tablesWith({ service, organization }: Api, id: number): Promise<string[]> {
  const { system } = service.database
  const columns = await system<{ name: string; column: string }[]>`
    select k.conrelid::regclass::text as name, a.attname as column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname <> 'organization_id'
    where k.contype = 'f' and k.confrelid = 'knowledge_sources'::regclass
    union values ('knowledge_sources', 'id')`
  const found: string[] = []
  for (const { name, column } of columns) {
    const rows = await system`select 1 from ${system(name)}
      where organization_id = ${organization.id} and ${system(column)} = ${id} limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}

test('a deleted source is missing at once, and in small steps soon in every table; gaps stay, and other sources lose nothing', async () => {
  const api = await newOrganization()
  const { id: agent_id, slug } = await newAgent(api)
  const [id, other] = [await newText(api, 'Workshops'), await newText(api, 'Courses')]
  const gap = await newGap(api, { agent_id, knowledge_source_id: id })
  await api.post('/ingestion_instructions', { text: 'Leave out job offers.', source_id: id })
  const [fact] = (await api.get(`/knowledge_facts?source_id=${id}`)).body.data
  await api.post(`/knowledge_facts/${fact.id}/exclusion`, { agent: slug })
  // More than a portion.
  await api.service.database.system`insert into knowledge_facts
      (organization_id, source_id, text, statement, origin, topic, tier, reviewed, created_at)
    select ${api.organization.id}, ${id}, 'Fact ' || n, 'fact ' || n, 'digested', 'offer', 'situational', false, now()
    from generate_series(1, 600) n`
  const before = await tablesWith(api, other)

  const { status, body } = await api.delete(`/knowledge_sources/${id}`)
  assert.deepEqual([status, body.id, body.deletion_note], [200, id, deletionNote])
  for (const path of ['', '/passages'])
    assert.equal((await api.get(`/knowledge_sources/${id}${path}`)).status, 404)
  assert.equal((await api.delete(`/knowledge_sources/${id}/archive`)).status, 404)
  const listed = (await api.get('/knowledge_sources?include_archived=true')).body.data
  assert.deepEqual(
    listed.map((source: { id: number }) => source.id),
    [other],
  )
  const allowLargeWrites = await refuseLargeWrites(api.service.database.system, 'knowledge_facts', 500)
  await runJobs(api).finally(allowLargeWrites)
  assert.deepEqual(await tablesWith(api, id), [])
  assert.deepEqual(await tablesWith(api, other), before)
  assert.equal((await api.get(`/knowledge_gaps/${gap}`)).status, 200)
  assert.equal((await api.get('/events?type=knowledge_source.deleted')).body.data.length, 1)
})

test('a deletion that the queue has given up is taken up again, and one that is under way is not', () =>
  withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0) })
    const service = await startService({ database })
    const api = await newOrganization(service)
    const id = await newText(api, 'Workshops')
    await api.delete(`/knowledge_sources/${id}`)
    const givenUp = await database.system`delete from ${database.system(schema)}.job
    where name = 'delete_source' and data->>'organization_id' = ${String(api.organization.id)} returning id`
    assert.equal(givenUp.length, 1)
    const sweep = (hours: number) =>
      finishDeletions.run(database, new Date(service.clock.now.getTime() + hours * 60 * 60 * 1000))
    await sweep(1)
    await runJobs(api)
    assert.ok((await tablesWith(api, id)).length > 0)
    await sweep(24)
    await runJobs(api)
    assert.deepEqual(await tablesWith(api, id), [])
    await service.app.close()
    await database.close()
  }))

test('the source of the owner’s facts cannot be deleted', async () => {
  const api = await newOrganization()
  const { source_id } = (await api.post('/knowledge_facts', { text })).body
  const { status, body } = await api.delete(`/knowledge_sources/${source_id}`)
  assert.deepEqual([status, body.error.code], [409, 'resource_in_use'])
  await runJobs(api)
  assert.equal((await api.get(`/knowledge_sources/${source_id}`)).status, 200)
})
