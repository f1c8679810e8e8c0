import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap } from '../../testing/knowledge.ts'
import { recordQuestion } from '../../testing/record_question.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Do you work on weekends?'
const again = 'Are you working on the weekend?'
const other = 'Is there parking for trucks?'
const resolved = (resolution_basis: string) => ({
  status: 'resolved',
  resolution_basis,
  resolved_at: new Date('2026-01-10T08:00:00.000Z'),
})

async function withAgent() {
  const api = await newOrganization()
  const { id: agent_id } = await newAgent(api, { slug: 'desk' })
  return {
    api,
    agent_id,
    ask: (question: string, more: object = {}) => recordQuestion(api, { agent_id, question, ...more }),
    gap: (fields: object = {}) => newGap(api, { agent_id, question, ...fields }),
  }
}

const gapsIn = async (api: Api) => (await api.get('/knowledge_gaps?include_archived=true')).body.data
const gapIn = async (api: Api, id: number) => (await api.get(`/knowledge_gaps/${id}`)).body

test('§2.8 a question that could not be answered opens a gap, with where and when it was asked', async () => {
  const { api, ask } = await withAgent()
  const asked_at = new Date('2026-01-15T09:29:30.000Z')
  const gap = await ask(question, { conversation_id: 7, asked_at })
  const { id } = gap!
  assert.deepEqual(await gapsIn(api), [
    {
      object: 'knowledge_gap',
      id,
      agent: 'desk',
      question,
      occurrences: 1,
      status: 'open',
      created_at: now,
      resolution_basis: null,
      conversation_id: 7,
      conversations: [{ conversation_id: 7, asked_at: asked_at.toISOString() }],
      last_asked_at: asked_at.toISOString(),
    },
  ])
  const [step] = await listRecorded(api, 'knowledge_gap')
  assert.deepEqual([step?.type, step?.data], ['knowledge_gap.created', await gapIn(api, id)])
})

test('asked again in other words it is counted there, newest first; another question has a gap of its own', async () => {
  const { api, ask } = await withAgent()
  const first = await ask(question, { conversation_id: 7 })
  const later = new Date('2026-01-15T10:00:00.000Z')
  const second = await ask(again, { conversation_id: 8, asked_at: later })
  assert.equal(second!.id, first!.id)
  assert.deepEqual([second!.occurrences, second!.conversation_id, second!.question], [2, 8, question])
  assert.deepEqual(
    second!.conversations.map(({ conversation_id }) => conversation_id),
    [8, 7],
  )
  assert.notEqual((await ask(other))!.id, first!.id)
  const steps = await listRecorded(api, 'knowledge_gap')
  assert.deepEqual(
    steps.map(({ type }) => type.split('.')[1]),
    ['created', 'asked', 'created'],
  )
})

test('the same question to another agent, or in another organization, is another gap', async () => {
  const { api, ask } = await withAgent()
  const first = await ask(question)
  const sales = await newAgent(api)
  const second = await recordQuestion(api, { agent_id: sales.id, question })
  assert.notEqual(second!.id, first!.id)
  const elsewhere = await withAgent()
  assert.equal((await elsewhere.ask(question))!.occurrences, 1)
})

test('a question equal to an archived gap is counted there, and it stays archived', async () => {
  const { api, ask, gap } = await withAgent()
  const id = await gap({ status: 'archived' })
  const counted = await ask(again)
  assert.deepEqual([counted!.id, counted!.status, counted!.occurrences], [id, 'archived', 1])
  assert.equal((await gapsIn(api)).length, 1)
})

test('a question that returns after its gap was resolved opens a new one that names the old; the old one stays', async () => {
  for (const basis of ['declared', 'verified']) {
    const { api, ask, gap } = await withAgent()
    const old = await gap(resolved(basis))
    const before = await gapIn(api, old)
    const fresh = await ask(again)
    assert.deepEqual([fresh!.status, fresh!.resurfaced_from_id, fresh!.occurrences], ['open', old, 1])
    assert.deepEqual(await gapIn(api, old), before)
    const counted = await ask(question)
    assert.deepEqual([counted!.id, counted!.occurrences], [fresh!.id, 2])
  }
})

test('over several returns the latest gap stands for the question, and exactly one of them is open', async () => {
  const { api, ask } = await withAgent()
  const ids: number[] = []
  for (let times = 0; times < 3; times++) {
    const { id, resurfaced_from_id } = (await ask(times % 2 ? again : question))!
    assert.equal(resurfaced_from_id, ids.at(-1))
    ids.push(id)
    await ask(question)
    if (times < 2) await api.post(`/knowledge_gaps/${id}/resolution`)
  }
  assert.deepEqual(
    (await gapsIn(api)).map(({ id, status, occurrences }: Record<string, unknown>) => [
      id,
      status,
      occurrences,
    ]),
    [
      [ids[2], 'open', 2],
      [ids[1], 'resolved', 2],
      [ids[0], 'resolved', 2],
    ],
  )
})

test('where an earlier gap of the question was opened again, it is counted there', async () => {
  for (const state of [resolved('declared'), { status: 'archived' }]) {
    const { ask, gap } = await withAgent()
    const first = await gap()
    await gap({ ...state, resurfaced_from_id: first })
    const counted = await ask(again)
    assert.deepEqual([counted!.id, counted!.status], [first, 'open'])
  }
})

test('asked by many at once, a question has one open gap, whether it is new or came back', async () => {
  for (const state of [undefined, resolved('verified')]) {
    const { api, ask, gap } = await withAgent()
    if (state) await gap(state)
    await Promise.all([question, again, question, again, question].map((words) => ask(words)))
    const open = (await gapsIn(api)).filter(({ status }: { status: string }) => status === 'open')
    assert.deepEqual(
      open.map(({ occurrences }: { occurrences: number }) => occurrences),
      [5],
    )
  }
})

test('a question that returns while its gap is reopened: one of the two is open in the end', async () => {
  for (let round = 0; round < 5; round++) {
    const { api, ask, gap } = await withAgent()
    const old = await gap(resolved('verified'))
    await Promise.all([ask(again), api.delete(`/knowledge_gaps/${old}/resolution`)])
    const open = (await gapsIn(api)).filter(({ status }: { status: string }) => status === 'open')
    assert.equal(open.length, 1)
  }
})

test('small talk, and asking for a person, are never a gap', async () => {
  const { api, ask } = await withAgent()
  for (const words of ['Hello!', 'Thanks a lot, bye', 'Can I talk to a human?'])
    assert.equal(await ask(words), undefined, words)
  assert.deepEqual(await gapsIn(api), [])
  assert.deepEqual(await listRecorded(api, 'knowledge_gap'), [])
})
