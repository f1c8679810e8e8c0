import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deletionNote } from '../../platform/deletion_note.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'

const now = '2026-01-15T09:30:00.000Z'

async function desk() {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  const { id } = await newConversation(api, agent)
  return { api, agent, id, path: `/conversations/${id}` }
}

async function countOf({ service, organization }: Api, table: string): Promise<number> {
  const [row] = await service.database
    .tenant(organization.id)
    .query<{ count: number }>(
      (sql) =>
        sql`select count(*)::int as count from ${sql(table)} where organization_id = ${organization.id}`,
    )
  return row!.count
}

test('erasing gives a receipt; afterwards the conversation is missing everywhere', async () => {
  const { api, id, path } = await desk()
  const [message] = (await api.get(`${path}/messages`)).body.data
  const { status, body } = await api.delete(path)
  assert.deepEqual(
    [status, body],
    [
      200,
      {
        object: 'erasure',
        conversation_id: id,
        conversation_number: 1,
        erased: {
          traces: 1,
          turns: 0,
          notes: 0,
          contacts: 0,
          messages: 1,
          deliverables: 0,
          conversations: 1,
          snapshots: 1,
          slot_values: 0,
          gap_occurrences: 0,
          gaps: 0,
          stored_answers: 0,
          exports: 0,
        },
        note: deletionNote,
        erased_at: now,
      },
    ],
  )
  for (const place of ['', '/messages', '/snapshot', `/messages/${message.id}/trace`])
    assert.equal((await api.get(path + place)).status, 404, place)
  for (const step of ['close', 'resume', 'takeover'])
    assert.equal((await api.post(`${path}/${step}`)).status, 404, step)
  assert.equal((await api.delete(path)).status, 404)
  assert.deepEqual((await api.get('/conversations')).body.data, [])
})

test('what is recorded of it has ids and counts, and a dry run keeps everything', async () => {
  const { api, id, path } = await desk()
  const tried = await api.delete(`${path}?dry_run=true`)
  assert.deepEqual([tried.status, tried.body.erased.messages], [200, 1])
  assert.equal((await api.get(`${path}/messages`)).body.data.length, 1)
  await api.delete(path)
  const recorded = (await listRecorded(api, 'conversation')).at(-1)!
  const told = {
    object: 'conversation',
    id,
    number: 1,
    agent: 'desk',
    status: 'active',
    phase: 'welcome',
    messages_count: 1,
  }
  assert.deepEqual([recorded.type, recorded.data, recorded.before], ['conversation.erased', told, told])
})

test('a snapshot that others run on stays; the last one takes it along', async () => {
  const { api, path } = await desk()
  const other = await newConversation(api, { slug: 'desk' })
  assert.equal((await api.delete(path)).body.erased.snapshots, 0)
  assert.equal((await api.get(`/conversations/${other.id}/snapshot`)).status, 200)
  assert.equal((await api.delete(`/conversations/${other.id}`)).body.erased.snapshots, 1)
  assert.equal(await countOf(api, 'conversation_snapshots'), 0)
})

test('two conversations that begin and end on one snapshot at once do not lose it', async () => {
  const { api } = await desk()
  const ids: number[] = []
  for (let round = 0; round < 5; round++) {
    const erasures = ids.splice(0).map((id) => api.delete(`/conversations/${id}`))
    const starts = [0, 1, 2].map(() => newConversation(api, { slug: 'desk' }))
    for (const { id } of await Promise.all(starts)) ids.push(id)
    for (const { status, text } of await Promise.all(erasures)) assert.equal(status, 200, text)
  }
  for (const id of ids) assert.equal((await api.get(`/conversations/${id}/snapshot`)).status, 200)
})

test('stored answers that show it go with it, and no others', async () => {
  const { api, id, path } = await desk()
  const keyed = (key: string) => ({ 'idempotency-key': key })
  await api.post(`${path}/rating`, { rating: 4 }, keyed('rating'))
  await api.post(`${path}/takeover`, undefined, keyed('takeover'))
  const other = await newConversation(api, { slug: 'desk' })
  assert.ok(String(other.id).length >= String(id).length)
  await api.post(`/conversations/${other.id}/close`, undefined, keyed('other'))
  await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' }, keyed('service'))
  assert.equal((await api.delete(path, undefined, keyed('erase'))).body.erased.stored_answers, 2)
  const tenant = api.service.database.tenant(api.organization.id)
  const left = await tenant.query<{ key: string }>(
    (sql) =>
      sql`select key from idempotency_keys where organization_id = ${tenant.organization_id} order by key`,
  )
  assert.deepEqual(
    left.map(({ key }) => key),
    ['erase', 'other', 'service'],
  )
  const again = await api.delete(path, undefined, keyed('erase'))
  assert.deepEqual([again.status, again.headers['idempotent-replayed']], [200, 'true'])
})

test('exports that may have it in them are gone; one that waits is written without it', async () => {
  const { api, path } = await desk()
  const written = (await api.post('/organization/export')).body.id
  await runJobs(api)
  const waiting = (await api.post('/organization/export')).body.id
  assert.equal((await api.get(`/organization/exports/${written}/file`)).status, 200)
  assert.equal((await api.delete(path)).body.erased.exports, 1)
  assert.equal((await api.get(`/organization/exports/${written}`)).status, 404)
  await runJobs(api)
  const { status, text } = await api.get(`/organization/exports/${waiting}/file`)
  assert.deepEqual([status, text.includes('"table":"conversations"')], [200, false])
})

test('an export that is being written goes, too: whoever writes it has read the conversation already', async () => {
  const { api, path } = await desk()
  const { id } = (await api.post('/organization/export')).body
  const { system } = api.service.database
  await system`update organization_exports set status = 'running' where organization_id = ${api.organization.id}`
  assert.equal((await api.delete(path)).body.erased.exports, 1)
  assert.equal((await api.get(`/organization/exports/${id}`)).status, 404)
  await runJobs(api)
})

test('an export from before it began stays', async () => {
  const { api, path } = await desk()
  const written = (await api.post('/organization/export')).body.id
  await runJobs(api)
  const { system } = api.service.database
  await system`update organization_exports set completed_at = completed_at - interval '1 hour'
    where organization_id = ${api.organization.id}`
  assert.equal((await api.delete(path)).body.erased.exports, 0)
  assert.equal((await api.get(`/organization/exports/${written}/file`)).status, 200)
})
