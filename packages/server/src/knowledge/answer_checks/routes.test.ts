import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const text = 'Parking for customers is in the courtyard.'
const answerable = 'Is there parking for customers?'
const unanswerable = 'May I bring my dog along?'
const resolution = { status: 'resolved', resolution_basis: 'verified', resolved_at: new Date(now) }

async function answering(api: Api) {
  const agent = await newAgent(api, { slug: 'desk' })
  await api.post('/knowledge_facts', { text })
  const gap = (question: string, fields: object = {}) =>
    newGap(api, { agent_id: agent.id, question, ...fields })
  return { agent, gap }
}

async function checked(api: Api, body: object) {
  const { id } = (await api.post('/answer_checks', body)).body
  await runJobs(api)
  return (await api.get(`/answer_checks/${id}`)).body
}

test('a run is queued, then completed with a result for every gap that is not archived, the newest first', async () => {
  const api = await newOrganization()
  const { gap } = await answering(api)
  const open = await gap(answerable)
  const done = await gap(unanswerable, resolution)
  await gap('Where are you?', { status: 'archived' })
  const { status, body: queued } = await api.post('/answer_checks', { agent: 'desk' })
  assert.equal(status, 202)
  const { id } = queued
  const counts = { done: 0, total: 2, answerable: 0, unanswerable: 0, failed: 0 }
  assert.deepEqual(queued, {
    object: 'answer_check',
    id,
    agent: 'desk',
    status: 'queued',
    ...counts,
    results: [],
    created_at: now,
  })
  await runJobs(api)
  const { body: run } = await api.get(`/answer_checks/${id}`)
  assert.deepEqual(
    { ...run, results: [] },
    { ...queued, status: 'completed', done: 2, answerable: 1, unanswerable: 1, completed_at: now },
  )
  assert.deepEqual(
    run.results.map(
      (result: { knowledge_gap_id: number; question: string; check: { answerable: boolean } }) => [
        result.knowledge_gap_id,
        result.question,
        result.check.answerable,
      ],
    ),
    [
      [done, unanswerable, false],
      [open, answerable, true],
    ],
  )
})

test('a gap keeps the check as its latest, and is neither resolved nor reopened by it', async () => {
  const api = await newOrganization()
  const { gap } = await answering(api)
  const ids = [await gap(answerable), await gap(unanswerable, resolution)]
  const before = await Promise.all(ids.map((id) => api.get(`/knowledge_gaps/${id}`)))
  const { results } = await checked(api, { agent: 'desk', gap_ids: ids })
  for (const [index, { body }] of before.entries()) {
    const { body: after } = await api.get(`/knowledge_gaps/${ids[index]}`)
    assert.deepEqual(after, { ...body, last_check: results[index].check })
    assert.equal(after.last_check.trigger, 'owner')
  }
})

test('given questions are checked without a gap', async () => {
  const api = await newOrganization()
  await answering(api)
  const { results } = await checked(api, { agent: 'desk', questions: [unanswerable, answerable] })
  assert.deepEqual(
    results.map(({ check, ...result }: { check: { answerable: boolean } }) => [result, check.answerable]),
    [
      [{ question: unanswerable }, false],
      [{ question: answerable }, true],
    ],
  )
  assert.deepEqual((await api.get('/knowledge_gaps')).body.data, [])
})

test('an agent without gaps has nothing to check, and its run is completed', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  const { status, total, results } = await checked(api, { agent: 'desk' })
  assert.deepEqual([status, total, results], ['completed', 0, []])
})

test('a check that could not run is counted as failed, with its error', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  await answering(api)
  disturbance.before = away
  const run = await checked(api, { agent: 'desk', questions: [answerable] })
  assert.deepEqual([run.status, run.failed, run.unanswerable], ['completed', 1, 0])
  assert.equal(run.results[0].check.error, 'The provider does not answer.')
})

test('the steps of a run are told with counts, never with questions', async () => {
  const api = await newOrganization()
  const { gap } = await answering(api)
  await gap(unanswerable)
  await checked(api, { agent: 'desk' })
  const steps = await listRecorded(api, 'answer_check')
  assert.deepEqual(
    steps.map(({ type, operation, data }) => [type, operation, data.unanswerable]),
    [
      ['answer_check.created', 'startAnswerCheck', 0],
      ['answer_check.completed', 'startAnswerCheck', 1],
    ],
  )
  assert.ok(!JSON.stringify(steps).includes('dog'))
})

test('a gap that is unknown, foreign or of another agent is refused at its place in the same words, an archived one as such', async () => {
  const [api, other] = [await newOrganization(), await newOrganization()]
  const { gap } = await answering(api)
  const theirs = await answering(other)
  const mine = await gap(answerable)
  const elsewhere = await newGap(api, { agent_id: (await newAgent(api)).id })
  const messages = new Set<string>()
  for (const wrong of [999_999_999, elsewhere, await theirs.gap(answerable)]) {
    const { status, body } = await api.post('/answer_checks', { agent: 'desk', gap_ids: [mine, wrong] })
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'gap_ids.1'])
    messages.add(body.error.message)
  }
  assert.equal(messages.size, 1)
  const archived = await gap(answerable, { status: 'archived' })
  const { body } = await api.post('/answer_checks', { agent: 'desk', gap_ids: [archived] })
  assert.deepEqual([body.error.code, body.error.param], ['resource_archived', 'gap_ids.0'])
  assert.deepEqual(await listRecorded(api, 'answer_check'), [])
})

test('gaps and questions together, none of either, more than 200 gaps, and an archived or unknown agent are refused', async () => {
  const api = await newOrganization()
  const { agent, gap } = await answering(api)
  const gap_ids = [await gap(answerable)]
  const refused = async (body: object, code: string, param: string) => {
    const { error } = (await api.post('/answer_checks', body)).body
    assert.deepEqual([error?.code, error?.param], [code, param])
  }
  const both = { agent: 'desk', gap_ids, questions: [answerable] }
  await refused(both, 'parameter_invalid', 'questions')
  await refused({ agent: 'desk', gap_ids: [] }, 'parameter_invalid', 'gap_ids')
  await refused({ agent: 'desk', gap_ids: [...gap_ids, ...gap_ids] }, 'parameter_invalid', 'gap_ids')
  const many = Array.from({ length: 201 }, (_, index) => index + 1)
  await refused({ agent: 'desk', gap_ids: many }, 'parameter_invalid', 'gap_ids')
  await refused({ agent: 'desk', questions: [] }, 'parameter_invalid', 'questions')
  await refused({ agent: 'desk', questions: [answerable, ' '] }, 'parameter_invalid', 'questions.1')
  await refused({ agent: 'nobody' }, 'parameter_invalid', 'agent')
  await archiveAgent(api, agent)
  await refused({ agent: 'desk' }, 'resource_archived', 'agent')
})
