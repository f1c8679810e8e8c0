import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesLock } from '../../platform/db/locks.ts'
import { insertRow } from '../../platform/db/row.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'

interface Line {
  table: string
  row: Record<string, unknown>
}

async function exported(api: Api) {
  const { id } = (await api.post('/organization/export')).body
  await runJobs(api)
  const file = await api.get(`/organization/exports/${id}/file`)
  const [header, ...lines] = file.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { id, file, header, lines: lines as Line[] }
}

test('an export is a run: queued, then completed with its size, each step with an event', async () => {
  const api = await newOrganization()
  const started = await api.post('/organization/export', undefined, { 'x-request-id': 'asked' })
  assert.equal(started.status, 202)
  const { id } = started.body
  const queued = {
    object: 'organization_export',
    id,
    status: 'queued',
    created_at: '2026-01-15T09:30:00.000Z',
  }
  assert.deepEqual(started.body, queued)
  assert.deepEqual((await api.get(`/organization/exports/${id}`)).body, queued)
  await runJobs(api)
  const { body: completed } = await api.get(`/organization/exports/${id}`)
  const file = await api.get(`/organization/exports/${id}/file`)
  assert.deepEqual(completed, {
    ...queued,
    status: 'completed',
    bytes: Buffer.byteLength(file.text),
    completed_at: '2026-01-15T09:30:00.000Z',
  })
  assert.deepEqual(
    (await listRecorded(api, 'organization_export')).map(({ type, operation }) => [type, operation]),
    [
      ['organization_export.created', 'exportOrganization'],
      ['organization_export.completed', 'exportOrganization'],
    ],
  )
})

test('the file names its format and time, then holds every row of the organization and none of another', async () => {
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  for (const api of [ours, theirs]) await api.post('/voice_profiles', { name: 'Wärm ☀', languages: ['en'] })
  await ours.post('/agents', { name: 'Front desk' })
  await ours.post('/knowledge_facts', { text: 'Closed on Sundays.' }, { 'idempotency-key': 'fact' })
  await ours.post('/services', { name: 'Audit', pricing_unit: 'fixed' })
  const { file, header, lines } = await exported(ours)
  assert.match(file.headers['content-type'] ?? '', /^application\/x-ndjson/)
  const { id, slug, name } = ours.organization
  assert.deepEqual(header, {
    format: 'foyer.organization_export',
    version: 1,
    exported_at: '2026-01-15T09:30:00.000Z',
    organization: { id, slug, name },
  })
  for (const { table, row } of lines)
    assert.equal(table === 'organizations' ? row.id : row.organization_id, id, `${table} is ours`)
  const voice = lines.find(({ table, row }) => table === 'voice_profiles' && row.name === 'Wärm ☀')
  assert.deepEqual(voice?.row.languages, ['en'])
  assert.equal(voice?.row.created_at, '2026-01-15T09:30:00+00:00')

  const { system } = ours.service.database
  const left = [
    'idempotency_keys',
    'organization_export_chunks',
    'knowledge_versions',
    'ingestion_run_documents',
  ]
  // What the export itself, and the requests around it, add while it is written.
  const growing = ['events', 'audit_log', 'webhook_deliveries', 'usage_days']
  const tables = await system<{ name: string; column: string }[]>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema()
      and (column_name = 'organization_id' or (table_name = 'organizations' and column_name = 'id'))
    order by 1`
  for (const { name, column } of tables) {
    const [row] = await system<{ count: number }[]>`
      select count(*) as count from ${system(name)} where ${system(column)} = ${id}`
    const found = lines.filter(({ table }) => table === name).length
    if (left.includes(name)) assert.equal(found, 0, name)
    else if (!growing.includes(name)) assert.equal(found, row!.count, name)
  }
})

test('secrets are in no export: what looks like one says so in the schema', async () => {
  const api = await newOrganization()
  const { system } = api.service.database
  const suspects = await system<{ column: string; comment: string | null }[]>`
    select c.relname || '.' || a.attname as column, col_description(c.oid, a.attnum) as comment
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attname ~ '^hash$|secret$|password|private_key|api_key$'`
  assert.ok(suspects.length > 0)
  for (const { column, comment } of suspects) assert.match(comment ?? '', /^not exported/, column)
  const { file, lines } = await exported(api)
  assert.ok(!file.text.includes(api.key))
  const key = lines.find(({ table }) => table === 'api_keys')
  assert.equal(key?.row.name, 'test')
  assert.ok(!('hash' in key!.row))
})

test('an export that waits is returned instead of a second one; once it runs, another may wait', async () => {
  const api = await newOrganization()
  const first = await api.post('/organization/export')
  assert.deepEqual((await api.post('/organization/export')).body, first.body)
  const { system } = api.service.database
  await system`update organization_exports set status = 'running' where id = ${first.body.id}`
  const second = await api.post('/organization/export')
  assert.notEqual(second.body.id, first.body.id)
  assert.deepEqual((await api.post('/organization/export')).body, second.body)
})

test('exports asked for at the same moment are one', async () => {
  const api = await newOrganization()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.post('/organization/export')))
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.id]),
    answers.map(() => [202, answers[0]!.body.id]),
  )
})

test('an export waits for one that is being asked for, and is that one', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  const { id, asked } = await database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(namesLock('organization_exports'))
    const id = await insertRow(db, 'organization_exports', { status: 'queued', created_at: clock.now })
    const asked = api.post('/organization/export')
    await untilItWaits(api.service, asked)
    return { id, asked: [asked] }
  })
  assert.equal((await asked[0]!).body.id, id)
})

test('there is no file before the export is completed', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/organization/export')).body
  const early = await api.get(`/organization/exports/${id}/file`)
  assert.deepEqual([early.status, early.body.error.code], [404, 'resource_missing'])
})

test('exports are listed, newest first', async () => {
  const api = await newOrganization()
  assert.deepEqual((await api.get('/organization/exports')).body.data, [])
  const first = (await api.post('/organization/export')).body
  await runJobs(api)
  const second = (await api.post('/organization/export')).body
  const { data } = (await api.get('/organization/exports')).body
  assert.deepEqual(
    data.map(({ id, status }: { id: number; status: string }) => [id, status]),
    [
      [second.id, 'queued'],
      [first.id, 'completed'],
    ],
  )
})
