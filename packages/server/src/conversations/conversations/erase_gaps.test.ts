import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, storeResults } from '../../knowledge/answer_checks/repository.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { recordQuestion } from '../../testing/record_question.ts'

const question = 'Do you work on weekends?'
const reworded = 'Are you working on the weekend?'
const erased = '[erased]'

/** Visitors who ask, each in a conversation of their own. */
async function visitors(...questions: string[]) {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  const conversations: number[] = []
  const ask = async (words: string) => {
    const { id } = await newConversation(api, agent)
    conversations.push(id)
    return (await recordQuestion(api, { agent_id: agent.id, question: words, conversation_id: id }))!.id
  }
  let gap_id = 0
  for (const words of questions) gap_id = await ask(words)
  const erase = async (index: number) => {
    const answer = await api.delete(`/conversations/${conversations[index]}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.erased
  }
  return { api, conversations, ask, erase, gap_id, path: `/knowledge_gaps/${gap_id}` }
}

test('a gap that nobody else asked about is gone with the question', async () => {
  const { api, erase, path } = await visitors(question)
  const { gap_occurrences, gaps } = await erase(0)
  assert.deepEqual([gap_occurrences, gaps], [1, 1])
  assert.equal((await api.get(path)).status, 404)
})

test('a gap shows the words of another visitor when those of the first are erased', async () => {
  const { api, conversations, erase, path } = await visitors(question, reworded)
  assert.equal((await erase(0)).gaps, 0)
  const gap = (await api.get(path)).body
  assert.deepEqual(
    [gap.question, gap.occurrences, gap.conversation_id, gap.status],
    [reworded, 1, conversations[1], 'open'],
  )
  assert.deepEqual((await api.get('/knowledge_gaps?query=weekends')).body.data, [])
  assert.equal((await erase(1)).gaps, 1)
})

test('words that another visitor used as well stay, and so do those of others', async () => {
  const { api, erase, path } = await visitors(question, reworded, question)
  await erase(0)
  assert.deepEqual((await api.get(path)).body.question, question)
  await erase(1)
  assert.deepEqual(
    [(await api.get(path)).body.question, (await api.get(path)).body.occurrences],
    [question, 1],
  )
})

test('asked twice in one conversation, it is gone all the same', async () => {
  const { api, conversations, erase, path } = await visitors(question)
  const { agent } = (await api.get(path)).body
  const { id: agent_id } = (await api.get(`/agents/${agent}`)).body
  await recordQuestion(api, { agent_id, question: reworded, conversation_id: conversations[0]! })
  assert.deepEqual((await erase(0)).gap_occurrences, 2)
  assert.equal((await api.get(path)).status, 404)
})

test('a gap that its owner has worked on stays archived, without the question', async () => {
  const works: ((visited: Awaited<ReturnType<typeof visitors>>) => Promise<unknown>)[] = [
    ({ api, path }) => api.post(`${path}/resolution`),
    ({ api, path }) => api.post(`${path}/archive`),
    ({ api, gap_id }) =>
      api.post('/knowledge_sources', { kind: 'text', text: 'We build roofs.', knowledge_gap_id: gap_id }),
  ]
  for (const work of works) {
    const visited = await visitors(question)
    const { api, erase, path } = visited
    await work(visited)
    assert.equal((await erase(0)).gaps, 0)
    const gap = (await api.get(path)).body
    assert.deepEqual([gap.question, gap.status, gap.occurrences], [erased, 'archived', 0])
  }
})

test('a gap that came back from a deleted one came back from what that came back from', async () => {
  const { api, ask, erase, path, gap_id } = await visitors(question)
  await api.post(`${path}/resolution`)
  const second = await ask(question)
  assert.notEqual(second, gap_id)
  assert.equal((await erase(1)).gaps, 1)
  assert.equal((await api.get(`/knowledge_gaps/${second}`)).status, 404)
  const third = await ask(question)
  assert.equal((await api.get(`/knowledge_gaps/${third}`)).body.resurfaced_from_id, gap_id)
})

test('what was told of the gap has the question no more: events, the audit log, stored answers', async () => {
  const { api, erase, path, gap_id } = await visitors(question, reworded)
  await api.post(`${path}/check`, undefined, { 'idempotency-key': 'check' })
  assert.equal((await erase(0)).stored_answers, 1)
  const events = (await api.get('/events?type=knowledge_gap.*&limit=100')).body.data
  assert.ok(events.length >= 3)
  assert.deepEqual(Object.keys(events.at(-1).data).slice(0, 4), ['object', 'id', 'agent', 'question'])
  const { data } = (await api.get('/audit_log?limit=100')).body
  for (const text of [JSON.stringify(events), JSON.stringify(data)]) assert.ok(!text.includes(question))
  const [told] = events
  assert.deepEqual(
    [told.type, told.data],
    ['knowledge_gap.erased', { object: 'knowledge_gap', id: gap_id, agent: 'desk' }],
  )
})

test('runs of answer checks have it no more; one that goes on is taken up again without it', async () => {
  const { api, erase } = await visitors(question)
  const ended = (await api.post('/answer_checks', { agent: 'desk' })).body.id
  await runJobs(api)
  const going = (await api.post('/answer_checks', { agent: 'desk' })).body.id
  await erase(0)
  const results = async (id: number) => {
    const { status, results } = (await api.get(`/answer_checks/${id}`)).body
    return [status, results.map((each: { question: string }) => each.question)]
  }
  assert.deepEqual(await results(ended), ['completed', [erased]])
  await runJobs(api)
  assert.deepEqual(await results(going), ['completed', [erased]])
})

test('whoever is doing such a run at the moment cannot write the question back', async () => {
  const { api, erase, gap_id } = await visitors(question)
  const { id } = (await api.post('/answer_checks', { agent: 'desk' })).body
  const tenant = api.service.database.tenant(api.organization.id)
  const { attempt } = await get(tenant, id)
  await erase(0)
  const entries = [{ knowledge_gap_id: gap_id, question }]
  assert.equal(await tenant.transaction((db) => storeResults(db, { id, attempt }, entries)), false)
  assert.deepEqual((await get(tenant, id)).results, [{ knowledge_gap_id: gap_id, question: erased }])
})
