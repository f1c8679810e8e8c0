import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap } from '../../testing/knowledge.ts'
import type { Knowledge } from '../answering/knowledge.ts'
import type { KnowledgeTask } from '../equipment.ts'
import { forgetAnswerChecks } from '../jobs.ts'
import { checkAnswers } from './check_answers.ts'

const dayMs = 24 * 60 * 60 * 1000

async function queued(api: Api, count = 1) {
  const { slug } = await newAgent(api)
  const questions = Array.from({ length: count }, (_, number) => `What is number ${number}?`)
  const { id } = (await api.post('/answer_checks', { agent: slug, questions })).body
  return {
    path: `/answer_checks/${id}`,
    job: { answer_check_id: id as number, request_id: 'asked' },
    questions,
  }
}

/** `midway` happens before the question with this number, counted from 0, is judged. */
function workOf(
  api: Api,
  more: Partial<KnowledgeTask> = {},
  at = -1,
  midway = async () => {},
): KnowledgeTask & { asked: string[] } {
  const { database, clock, equipment } = api.service
  const asked: string[] = []
  const knowledge: Knowledge = {
    ...equipment.knowledge,
    async answer(db, question) {
      if (asked.length === at) await midway()
      asked.push(question.text)
      return equipment.knowledge.answer(db, question)
    },
  }
  const tenant = database.tenant(api.organization.id)
  const { organization } = api
  const own = { database, organization, tenant, now: () => clock.now, lastAttempt: false }
  return { ...equipment, ...own, ...more, knowledge, asked }
}

const gone = async () => {
  throw new Error('gone')
}

test('results are there as they come, and an interrupted run goes on with what is left', async () => {
  const api = await newOrganization()
  const { path, job, questions } = await queued(api, 45)
  const first = workOf(api, {}, 43, gone)
  await assert.rejects(checkAnswers.run(first, job), /gone/)
  const { body: half } = await api.get(path)
  assert.deepEqual([half.status, half.done, half.total, half.results.length], ['running', 40, 45, 40])
  const second = workOf(api)
  await checkAnswers.run(second, job)
  assert.deepEqual(second.asked, questions.slice(40))
  const { body: whole } = await api.get(path)
  assert.deepEqual([whole.status, whole.done], ['completed', 45])
  assert.deepEqual(whole.results.slice(0, 40), half.results)
  // Run once more, as after a crash between the end of the work and the end of the job, it changes nothing.
  const steps = await listRecorded(api, 'answer_check')
  const third = workOf(api)
  await checkAnswers.run(third, job)
  assert.deepEqual([third.asked, (await api.get(path)).body], [[], whole])
  assert.deepEqual(await listRecorded(api, 'answer_check'), steps)
})

test('a run that fails for the last time says so, with what to do, and keeps what it found', async () => {
  const api = await newOrganization()
  const { path, job } = await queued(api, 25)
  await assert.rejects(checkAnswers.run(workOf(api, { lastAttempt: true }, 22, gone), job), /gone/)
  const { status, error, results, completed_at } = (await api.get(path)).body
  assert.deepEqual([status, error.code, results.length], ['failed', 'internal', 20])
  assert.match(error.message, /Start them again/)
  assert.equal(completed_at, '2026-01-15T09:30:00.000Z')
  assert.equal((await listRecorded(api, 'answer_check')).at(-1)?.type, 'answer_check.failed')
})

test('an attempt that was thought dead and comes back writes nothing to a run that another has taken over', async () => {
  const api = await newOrganization()
  const { id: agent_id, slug } = await newAgent(api)
  const gaps = [await newGap(api, { agent_id }), await newGap(api, { agent_id })]
  const { id } = (await api.post('/answer_checks', { agent: slug })).body
  const job = { answer_check_id: id, request_id: 'asked' }
  const later = { now: () => new Date(api.service.clock.now.getTime() + 1000), lastAttempt: true }
  const shown = () =>
    Promise.all(
      [`/answer_checks/${id}`, ...gaps.map((gap) => `/knowledge_gaps/${gap}`)].map((path) => api.get(path)),
    )
  let taken: ApiResponse[] = []
  const takeOver = async () => {
    await checkAnswers.run(workOf(api), job)
    taken = await shown()
  }
  await checkAnswers.run(workOf(api, later, 1, takeOver), job)
  assert.deepEqual(
    (await shown()).map(({ text }) => text),
    taken.map(({ text }) => text),
  )
  assert.equal(taken[0]!.body.status, 'completed')
})

test('an attempt that fails after another has taken the run over does not fail it', async () => {
  const api = await newOrganization()
  const { path, job } = await queued(api, 2)
  const late = workOf(api, { lastAttempt: true }, 1, async () => {
    await checkAnswers.run(workOf(api), job)
    await gone()
  })
  await assert.rejects(checkAnswers.run(late, job), /gone/)
  assert.equal((await api.get(path)).body.status, 'completed')
})

test('ended runs go after thirty days, and one that never ended has failed after a day', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  const ended = await queued(api)
  await checkAnswers.run(workOf(api), ended.job)
  const stuck = await queued(api)
  const at = (days: number, ms = 0) => new Date(clock.now.getTime() + days * dayMs + ms)
  await forgetAnswerChecks.run(database, at(1, -1))
  assert.equal((await api.get(stuck.path)).body.status, 'queued')
  await forgetAnswerChecks.run(database, at(1))
  assert.equal((await api.get(stuck.path)).body.status, 'failed')
  await forgetAnswerChecks.run(database, at(30, -1))
  assert.equal((await api.get(ended.path)).status, 200)
  await forgetAnswerChecks.run(database, at(30))
  assert.equal((await api.get(ended.path)).status, 404)
  assert.equal((await api.get(stuck.path)).status, 200)
})
