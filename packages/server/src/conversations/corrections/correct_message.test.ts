import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { loopTraceWith, setTrace } from '../../testing/stored_traces.ts'

const question = 'How much does the pricing audit cost?'

/** An agent that answers from a source, and its reply. */
async function wrongReply() {
  const api = await newOrganization()
  const agent = await newAgent(api, { archetype: 'answers' })
  const text = '# Pricing audit\n\nThe pricing audit costs 800 euros. The pricing audit takes two weeks.'
  await api.post('/knowledge_sources', { kind: 'text', text })
  await runJobs(api)
  const asked = await ask(api, agent)
  assert.match(asked.text, /800/)
  const [wrong] = (await api.get('/knowledge_facts?query=800')).body.data
  return { api, agent, wrong, ...asked }
}

async function ask(api: Api, agent: { slug: string }, said = question) {
  const { id } = await newConversation(api, agent)
  const { replies } = (await say(api, id, said)).body
  const [reply] = replies
  return { id, text: reply.text as string, path: `/conversations/${id}/messages/${reply.id}/correction` }
}

test('a wrong reply is corrected: the fact is replaced, the gap is verified, and the next visitor is told right', async () => {
  const { api, agent, wrong, path } = await wrongReply()
  const { status, body: gap } = await api.post(path, {
    text: 'The pricing audit costs 900 euros.',
    wrong_fact_ids: [wrong.id],
  })
  assert.equal(status, 200)
  assert.deepEqual(
    [gap.object, gap.status, gap.question, gap.occurrences],
    ['knowledge_gap', 'open', question, 1],
  )
  const { archived, suppression_scope } = (await api.get(`/knowledge_facts/${wrong.id}`)).body
  assert.deepEqual([archived, suppression_scope], [true, 'organization'])

  await runJobs(api)
  const after = (await api.get(`/knowledge_gaps/${gap.id}`)).body
  assert.deepEqual([after.status, after.resolution_basis], ['resolved', 'verified'])
  assert.match(after.last_check.answer, /900/)
  const { text } = await ask(api, agent)
  assert.match(text, /900/)
  assert.doesNotMatch(text, /800/)
})

test('a reply that nobody can correct yet leaves an open gap, and the same reply does not close it', async () => {
  const { api, path } = await wrongReply()
  const { body: gap } = await api.post(path, {})
  assert.deepEqual([gap.status, gap.verdicts.length, gap.verdicts[0].verdict], ['open', 1, 'wrong'])
  const { last_check } = (await api.post(`/knowledge_gaps/${gap.id}/check`)).body
  assert.deepEqual([last_check.answerable, last_check.reason], [false, 'weak_match'])
  assert.deepEqual((await api.get('/knowledge_facts?origin=owner')).body.data, [])
})

test('corrected again, the question keeps its gap, which opens again and counts each conversation once', async () => {
  const { api, agent, path } = await wrongReply()
  const { id } = (await api.post(path, {})).body
  await api.post(`/knowledge_gaps/${id}/resolution`, { basis: 'declared' })
  const again = (await api.post(path, {})).body
  assert.deepEqual([again.id, again.status, again.occurrences], [id, 'open', 1])
  const other = (await api.post((await ask(api, agent)).path, {})).body
  assert.deepEqual([other.id, other.occurrences], [id, 2])
})

test('the gap goes with the conversation that it came from', async () => {
  const { api, id, path } = await wrongReply()
  const gap = (await api.post(path, {})).body
  await api.delete(`/conversations/${id}`)
  assert.equal((await api.get(`/knowledge_gaps/${gap.id}`)).status, 404)
})

test('a reply that looked nothing up needs the question; a wrong fact must be there; others’ messages are not corrected', async () => {
  const { api, agent, id, path } = await wrongReply()
  const { id: other } = await newConversation(api, agent)
  const [greeting] = (await api.get(`/conversations/${other}/messages`)).body.data
  const unasked = await api.post(`/conversations/${other}/messages/${greeting.id}/correction`, {
    text: 'Hello.',
  })
  assert.deepEqual(
    [unasked.status, unasked.body.error.code, unasked.body.error.param],
    [422, 'parameter_missing', 'question'],
  )

  const unknown = await api.post(path, { text: 'The audit is free.', wrong_fact_ids: [999_999] })
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'wrong_fact_ids.0'])
  assert.deepEqual((await api.get('/knowledge_gaps')).body.data, [])

  const messages = (await api.get(`/conversations/${id}/messages`)).body.data
  const visitors = messages.find(({ role }: { role: string }) => role === 'visitor')
  const refused = await api.post(`/conversations/${id}/messages/${visitors.id}/correction`, { question })
  assert.equal(refused.status, 404)
})

test("a model's reply is corrected: its question gets a gap that knows the words as wrong", async () => {
  const { api, id, text, path } = await wrongReply()
  const outcome = { questions: [{ text: question, answered: 'yes' as const, evidence: [] }] }
  await setTrace(api, id, loopTraceWith({ outcome }))
  const { status, body: gap } = await api.post(path, {})
  assert.deepEqual(
    [status, gap.question, gap.verdicts.map(({ answer }: { answer: string }) => answer)],
    [200, question, [text]],
  )
})

test('a passage with a wrong fact still tells its other facts', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api, { archetype: 'answers' })
  const text = 'The harbour tour takes two hours. The boat of the harbour tour is called Johanna.'
  await api.post('/knowledge_sources', { kind: 'text', title: 'Harbour tour', text })
  await runJobs(api)
  const how = 'How long does the harbour tour take?'
  const first = await ask(api, agent, how)
  assert.match(first.text, /two hours/)
  const [wrong] = (await api.get('/knowledge_facts?query=hours')).body.data
  const body = { text: 'The harbour tour takes three hours.', wrong_fact_ids: [wrong.id] }
  const gap = (await api.post(first.path, body)).body
  await runJobs(api)
  assert.equal((await api.get(`/knowledge_gaps/${gap.id}`)).body.status, 'resolved')
  assert.match((await ask(api, agent, how)).text, /three hours/)
  assert.match((await ask(api, agent, 'What is the boat of the harbour tour called?')).text, /Johanna/)
})
