import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'

async function newFlow() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const path = `/agents/${slug}/flow`
  return { api, slug, path, versions: `${path}/versions`, flow: (await api.get(path)).body }
}

test('§9.3 every version is listed newest first with who made it, and read whole', async () => {
  const { api, path, versions, flow } = await newFlow()
  await api.patch(path, { flow: { idle_minutes: 60 } })
  const { body } = await api.get(versions)
  assert.deepEqual(
    body.data.map((row: { version: number }) => row.version),
    [2, 1],
  )
  assert.equal(body.data[0].actor.type, 'api_key')
  assert.ok(!('flow' in body.data[0]))
  const page = await api.get(`${versions}?limit=1&starting_after=2`)
  assert.deepEqual([page.body.data[0].version, page.body.has_more], [1, false])
  const first = (await api.get(`${versions}/1`)).body
  assert.deepEqual(first.flow, flow)
  assert.equal((await api.get(`${versions}/9`)).status, 404)
})

test('a diff says what leads from one version to another, by keys', async () => {
  const { api, path, versions, flow } = await newFlow()
  await api.patch(`${path}/states/${flow.phases[0].id}`, { max_turns: 9 })
  await api.post(`${path}/states`, { title: 'Budget' })
  const { body } = await api.get(`${versions}/1/diff?against=2`)
  assert.deepEqual([body.from, body.to], [1, 2])
  assert.deepEqual(body.changes, [
    { path: 'phases.welcome.max_turns', change: 'changed', before: 4, after: 9 },
  ])
  const present = (await api.get(`${versions}/2/diff`)).body
  assert.equal(present.to, 3)
  assert.equal(present.changes[0].change, 'added')
  const unknown = await api.get(`${versions}/1/diff?against=77`)
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'against'])
})

test('reverting makes a new version with the old content and keeps what came later as archived', async () => {
  const { api, path, versions, flow } = await newFlow()
  await api.patch(`${path}/states/${flow.phases[0].id}`, { max_turns: 9, title: 'Hi' })
  const extra = (await api.post(`${path}/states`, { title: 'Budget' })).body
  const { status, body, headers } = await api.post(`${versions}/1/revert`)
  assert.deepEqual([status, headers.etag], [200, '"4"'])
  assert.deepEqual(body, { ...flow, version: 4 })
  assert.equal((await api.get(`${path}/states/${extra.id}`)).body.archived, true)
  const again = await api.post(`${versions}/1/revert`)
  assert.equal(again.body.version, 4, 'what changes nothing makes no version')
  const stale = await api.post(`${versions}/2/revert`, undefined, { 'if-match': '"3"' })
  assert.equal(stale.status, 412)
})

test('a version that no longer compiles is not_revertible, and the flow stays as it was', async () => {
  const { api, slug, path, versions, flow } = await newFlow()
  await api.patch(path, { flow: { idle_minutes: 60 } })
  const tenant = api.service.database.tenant(api.organization.id)
  await tenant.transaction((db) =>
    db.query(
      (sql) => sql`update flow_versions set definition = jsonb_set(definition, '{phases,0,tools}', '[]')
        where organization_id = ${db.organization_id} and version = 1`,
    ),
  )
  const answer = await api.post(`${versions}/1/revert`)
  assert.deepEqual([answer.status, answer.body.error.code], [409, 'not_revertible'])
  assert.deepEqual((await api.get(`/agents/${slug}/flow`)).body, { ...flow, version: 2, idle_minutes: 60 })
})

test('the flow of an archived agent is not reverted', async () => {
  const { api, slug, path, versions } = await newFlow()
  await api.patch(path, { flow: { idle_minutes: 60 } })
  await api.post(`/agents/${slug}/archive`)
  const answer = await api.post(`${versions}/1/revert`)
  assert.deepEqual([answer.status, answer.body.error.code], [422, 'resource_archived'])
})
