import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'

async function withGap(api: Api, fields: object = {}) {
  const { id: agent_id } = await newAgent(api)
  const id = await newGap(api, { agent_id, question, ...fields })
  return { id, agent_id, path: `/knowledge_gaps/${id}` }
}

async function withReply() {
  const api = await newOrganization()
  const gap = await withGap(api)
  const fact = (await api.post('/knowledge_facts', { text })).body
  await runJobs(api)
  return { api, fact, ...gap }
}

const verbs = async (api: Api) =>
  (await listRecorded(api, 'knowledge_gap')).map(({ type }) => type.split('.')[1])

test('a reply that the owner calls wrong reopens its gap, and does not verify it again', async () => {
  const { api, fact, path } = await withReply()
  assert.equal((await api.get(path)).body.resolution_basis, 'verified')
  const { status, body } = await api.post(`${path}/verdict`, { verdict: 'wrong' })
  assert.equal(status, 200)
  assert.deepEqual(body.verdicts, [{ verdict: 'wrong', answer: text, given_at: now }])
  const again = await api.post(`${path}/check`)
  const refused = await api.post(`${path}/resolution`, { basis: 'verified' })
  await api.post('/knowledge_facts', { text: 'We sell bread.' })
  await runJobs(api)
  for (const gap of [body, again.body, (await api.get(path)).body])
    assert.deepEqual(
      [gap.status, gap.last_check.answerable, gap.last_check.reason, gap.last_check.answer],
      ['open', false, 'weak_match', text],
    )
  assert.equal(refused.status, 422)
  assert.deepEqual((await verbs(api)).slice(0, 3), ['resolved', 'reopened', 'checked'])
  await api.post(`/knowledge_facts/${fact.id}/archive`)
  await api.post('/knowledge_facts', { text: 'Parking for customers is behind the house.' })
  await runJobs(api)
  assert.equal((await api.get(path)).body.resolution_basis, 'verified')
})

test('a reply that the owner calls right resolves its gap as verified, whatever was judged', async () => {
  const { api, path } = await withReply()
  await api.post(`${path}/verdict`, { verdict: 'wrong' })
  const { body } = await api.post(`${path}/verdict`, { verdict: 'right' })
  assert.deepEqual(
    [body.status, body.resolution_basis, body.last_check.answerable, body.last_check.reason],
    ['resolved', 'verified', true, undefined],
  )
  assert.deepEqual(
    body.verdicts.map(({ verdict }: { verdict: string }) => verdict),
    ['wrong', 'right'],
  )
  assert.equal((await api.post(`${path}/check`)).body.last_check.answerable, true)
  const steps = await verbs(api)
  assert.deepEqual((await api.post(`${path}/verdict`, { verdict: 'right' })).body.verdicts, body.verdicts)
  assert.deepEqual(await verbs(api), steps)
})

test('a verdict counts for a gap that came back from the one it was given to', async () => {
  const { api, id, agent_id, path } = await withReply()
  await api.post(`${path}/verdict`, { verdict: 'wrong' })
  const next = await newGap(api, { agent_id, question, resurfaced_from_id: id })
  const { last_check } = (await api.post(`/knowledge_gaps/${next}/check`)).body
  assert.deepEqual([last_check.answerable, last_check.answer], [false, text])
})

test('a verdict is refused without a reply, of an archived gap, and beside an open gap of the question', async () => {
  const { api, id, agent_id, path } = await withReply()
  const unchecked = await withGap(api)
  const refusal = async (at: string, verdict: string) => {
    const { status, body } = await api.post(`${at}/verdict`, { verdict })
    return [status, body.error.code, body.error.param]
  }
  assert.deepEqual(await refusal(unchecked.path, 'right'), [422, 'parameter_invalid', 'verdict'])
  assert.deepEqual(await refusal(path, 'perhaps'), [422, 'parameter_invalid', 'verdict'])
  await newGap(api, { agent_id, question, resurfaced_from_id: id })
  assert.equal((await refusal(path, 'wrong'))[1], 'not_revertible')
  await api.post(`${path}/archive`)
  assert.equal((await refusal(path, 'right'))[1], 'resource_archived')
  assert.ok(!('verdicts' in (await api.get(path)).body))
})
