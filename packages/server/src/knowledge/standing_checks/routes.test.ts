import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap, newSource } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'

async function withCheck(fields: object = {}) {
  const api = await newOrganization()
  const { slug, id: agent_id } = await newAgent(api)
  const { status, body } = await api.post('/standing_checks', { agent: slug, question, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return { api, agent_id, slug, check: body, path: `/standing_checks/${body.id}` }
}

const verbs = async (api: Api) =>
  (await listRecorded(api, 'standing_check')).map(({ type }) => type.split('.')[1])

test('a check of one’s own has a result after it was made and after every change of the knowledge', async () => {
  const { api, slug, check, path } = await withCheck()
  assert.deepEqual(check, {
    object: 'standing_check',
    id: check.id,
    gap_id: null,
    agent: slug,
    question,
    expected_source_id: null,
    passes: null,
    archived: false,
    created_at: now,
  })
  await runJobs(api)
  const result = async () => {
    const { passes, last_check } = (await api.get(path)).body
    return [passes, last_check.trigger, last_check.answer]
  }
  assert.deepEqual(await result(), [false, 'standing', undefined])
  const { id } = (await api.post('/knowledge_facts', { text })).body
  await runJobs(api)
  assert.deepEqual(await result(), [true, 'standing', text])
  await api.post('/knowledge_facts', { text: 'We sell bread.' })
  await runJobs(api)
  await api.post(`/knowledge_facts/${id}/archive`)
  await runJobs(api)
  assert.equal((await result())[0], false)
  assert.deepEqual(await verbs(api), ['created', 'checked', 'checked', 'checked'])
})

test('a reply from another source than the expected one does not pass', async () => {
  const { api, path } = await withCheck()
  const { source_id } = (await api.post('/knowledge_facts', { text })).body
  await runJobs(api)
  const passes = async (expected_source_id: number | null) =>
    (await api.patch(path, { expected_source_id })).body.passes
  assert.equal(await passes(await newSource(api)), false)
  assert.equal(await passes(source_id), true)
  assert.equal(await passes(null), true)
})

test('a question that is edited loses its result and is checked anew', async () => {
  const { api, path } = await withCheck()
  await api.post('/knowledge_facts', { text })
  await runJobs(api)
  const { body } = await api.patch(path, { question: 'Do you sell boats?' })
  assert.deepEqual([body.question, body.passes, body.last_check], ['Do you sell boats?', null, undefined])
  await runJobs(api)
  assert.equal((await api.get(path)).body.passes, false)
})

test('a verified gap makes one, which shows the gap’s question and result, and events do not tell the question', async () => {
  const api = await newOrganization()
  const { id: agent_id, slug } = await newAgent(api)
  const gap_id = await newGap(api, { agent_id, question })
  await api.post('/knowledge_facts', { text })
  await runJobs(api)
  const { data } = (await api.get(`/standing_checks?agent=${slug}`)).body
  assert.partialDeepStrictEqual(data, [
    { gap_id, agent: slug, question, passes: true, last_check: { answer: text } },
  ])
  for (const { data, after } of await listRecorded(api, 'standing_check'))
    assert.doesNotMatch(JSON.stringify([data, after]), /Is there parking/)
  const again = await api.post('/standing_checks', { gap_id })
  assert.deepEqual([again.status, again.body.error.param], [409, 'gap_id'])
})

test('an archived check is run no more, that of a gap included, until it is restored', async () => {
  const { api, agent_id, path } = await withCheck()
  await newGap(api, { agent_id, question })
  const { id } = (await api.post('/knowledge_facts', { text })).body
  await runJobs(api)
  const [ofGap] = (await api.get('/standing_checks')).body.data
  for (const at of [path, `/standing_checks/${ofGap.id}`]) await api.post(`${at}/archive`)
  assert.deepEqual((await api.get('/standing_checks')).body.data, [])
  await api.post(`/knowledge_facts/${id}/archive`)
  await runJobs(api)
  assert.equal((await api.get(path)).body.passes, true)
  assert.equal((await api.get(`/knowledge_gaps/${ofGap.gap_id}`)).body.status, 'resolved')
  assert.equal((await api.patch(path, { question: 'x' })).body.error.code, 'resource_archived')
  await api.delete(`${path}/archive`)
  await runJobs(api)
  assert.equal((await api.get(path)).body.passes, false)
})

test('a wrong body is refused with its field', async () => {
  const { api, agent_id, slug } = await withCheck()
  const gap_id = await newGap(api, { agent_id })
  const other = await newOrganization()
  const foreign = await newSource(other)
  const foreignGap = await newGap(other, { agent_id: (await newAgent(other)).id })
  const archived = await newSource(api, { archived: true })
  const refusals: [object, string, string][] = [
    [{ question }, 'parameter_missing', 'agent'],
    [{ agent: slug }, 'parameter_missing', 'question'],
    [{ gap_id, question }, 'parameter_invalid', 'gap_id'],
    [{ gap_id: foreignGap }, 'parameter_invalid', 'gap_id'],
    [{ agent: slug, question, expected_source_id: foreign }, 'parameter_invalid', 'expected_source_id'],
    [{ agent: slug, question, expected_source_id: archived }, 'resource_archived', 'expected_source_id'],
  ]
  for (const [sent, code, param] of refusals) {
    const { body } = await api.post('/standing_checks', sent)
    assert.deepEqual([body.error?.code, body.error?.param], [code, param], JSON.stringify(sent))
  }
  const { id } = (await api.post('/standing_checks', { gap_id })).body
  const edit = await api.patch(`/standing_checks/${id}`, { question })
  assert.deepEqual([edit.status, edit.body.error.param], [422, 'question'])
  assert.equal((await api.get('/standing_checks')).body.data.length, 2)
})
