import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { newFact } from '../../testing/knowledge.ts'
import { loopTraceWith, setTrace } from '../../testing/stored_traces.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())

/** A Thursday. */
const thursday = new Date('2026-01-15T09:30:00.000Z')
beforeEach(() => {
  service.clock.now = thursday
})

const at = (time: string) => {
  service.clock.now = new Date(time)
}
const insights = async (api: Api, query = '') => {
  const answer = await api.get(`/insights${query}`)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

interface Visit {
  says?: string[]
  visitor?: { email?: string; id?: string }
  takeover?: true
  test?: true
}

/** A visit that is over. */
async function visit(
  api: Api,
  agent: { slug: string },
  { says = ['Hello!'], takeover, ...body }: Visit = {},
) {
  const { id } = await newConversation(api, agent, body)
  for (const words of says) await say(api, id, words)
  if (takeover) await api.post(`/conversations/${id}/takeover`)
  await api.post(`/conversations/${id}/close`)
  return id
}

const cost = 'How much does the workshop cost?'
const helicopters = 'Do you sell helicopters?'
const submarines = 'Do you build submarines for lakes?'

const nothing = {
  visitors: 0,
  conversations: 0,
  answered: 0,
  partly_answered: 0,
  unanswered: 0,
  answered_share: null,
  leads: 0,
  handovers: 0,
  taken_over: 0,
  model_failures: 0,
  unsupported: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  costs: [],
}

test('the week is told in numbers, day by day, beside the week before', async () => {
  const api = await newOrganization(service)
  await newFact(api, { text: 'The workshop costs 1,200 euros.' })
  const agent = await newAgent(api)
  at('2026-01-06T10:00:00Z')
  await visit(api, agent, { says: [cost] })
  at('2026-01-09T10:00:00Z')
  await visit(api, agent, { says: [cost, helicopters] })
  at('2026-01-14T10:00:00Z')
  const jana = { email: 'jana@example.com' }
  await visit(api, agent, { says: [cost], visitor: jana, takeover: true })
  await visit(api, agent, { says: ['I want to talk to a person.'], visitor: jana })
  await visit(api, agent, { says: [] })
  await visit(api, agent, { says: [helicopters], test: true })
  service.clock.now = thursday
  const friday = {
    ...nothing,
    visitors: 1,
    conversations: 1,
    answered: 1,
    unanswered: 1,
    answered_share: 0.5,
  }
  const wednesday = {
    ...nothing,
    visitors: 1,
    conversations: 2,
    answered: 1,
    answered_share: 1,
    leads: 1,
    handovers: 2,
    taken_over: 1,
  }
  const { days, agents, unanswered_questions, ...rest } = await insights(api)
  assert.deepEqual(agents, [{ agent: agent.slug, ...rest.current }])
  assert.deepEqual(rest, {
    object: 'insights',
    since: '2026-01-09',
    until: '2026-01-15',
    timezone: 'UTC',
    current: {
      ...nothing,
      visitors: 2,
      conversations: 3,
      answered: 2,
      unanswered: 1,
      answered_share: 2 / 3,
      leads: 1,
      handovers: 2,
      taken_over: 1,
    },
    previous: { ...nothing, visitors: 1, conversations: 1, answered: 1, answered_share: 1 },
  })
  assert.deepEqual(days, [
    { date: '2026-01-09', ...friday },
    ...['10', '11', '12', '13'].map((day) => ({ date: `2026-01-${day}`, ...nothing })),
    { date: '2026-01-14', ...wednesday },
    { date: '2026-01-15', ...nothing },
  ])
  assert.equal(unanswered_questions.length, 1)
})

test('the time zone of the organization decides where a week begins', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  at('2026-01-11T23:30:00Z')
  await visit(api, agent)
  service.clock.now = thursday
  const week = '?since=2026-01-12&until=2026-01-15'
  const monday = async () => {
    const { current, days, timezone } = await insights(api, week)
    return [timezone, current.conversations, days[0].conversations]
  }
  assert.deepEqual(await monday(), ['UTC', 0, 0])
  await api.patch('/organization', { timezone: 'Europe/Berlin' })
  assert.deepEqual(await monday(), ['Europe/Berlin', 1, 1])
})

test('a week that is not over is compared with as much of the week before', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  for (const time of ['2026-01-08T09:00:00Z', '2026-01-08T18:00:00Z']) {
    at(time)
    await visit(api, agent)
  }
  service.clock.now = thursday
  assert.equal((await insights(api)).previous.conversations, 1)
  at('2026-01-15T20:00:00Z')
  assert.equal((await insights(api)).previous.conversations, 2)
})

test('what has not come to rest does not count yet', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'Hello!')
  assert.equal((await insights(api)).current.conversations, 0)
  await api.post(`/conversations/${id}/close`)
  assert.equal((await insights(api)).current.conversations, 1)
})

test('what models used and cost is told by day and by agent, a currency at a time', async () => {
  const api = await newOrganization(service)
  const agents = [await newAgent(api), await newAgent(api)]
  const talk = async (time: string, agent: { slug: string }, ...costs: ({ currency: string } | null)[]) => {
    at(time)
    const { id } = await newConversation(api, agent)
    for (const cost of costs) {
      await say(api, id, 'Hello!')
      await setTrace(api, id, loopTraceWith({ cost: cost && { micros: 100, ...cost } }))
    }
    await api.post(`/conversations/${id}/close`)
  }
  const [euro, dollar] = [{ currency: 'EUR' }, { currency: 'USD' }]
  await talk('2026-01-06T10:00:00Z', agents[0]!, euro)
  await talk('2026-01-13T10:00:00Z', agents[0]!, euro, dollar)
  await talk('2026-01-13T11:00:00Z', agents[1]!, euro)
  await talk('2026-01-14T10:00:00Z', agents[1]!, null)
  await talk('2026-01-14T11:00:00Z', agents[1]!, euro)
  service.clock.now = thursday
  const told = await insights(api)
  const inEuro = (micros: number) => ({ amount: micros / 1_000_000, currency: 'EUR' })
  const inDollar = { amount: 0.0001, currency: 'USD' }
  assert.deepEqual(told.current.costs, [inEuro(300), inDollar])
  assert.deepEqual(told.previous.costs, [inEuro(100)])
  const { input_tokens, cached_tokens, output_tokens, answered } = told.current
  assert.deepEqual([input_tokens, cached_tokens, output_tokens, answered], [5 * 1900, 5 * 1600, 5 * 50, 5])
  const costsOf = (parts: { costs: object[] }[]) => parts.map(({ costs }) => costs)
  assert.deepEqual(costsOf(told.days.slice(-3)), [[inEuro(200), inDollar], [inEuro(100)], []])
  assert.deepEqual(
    told.agents.map(({ agent, conversations }: { agent: string; conversations: number }) => [
      agent,
      conversations,
    ]),
    [
      [agents[1]!.slug, 3],
      [agents[0]!.slug, 1],
    ],
  )
  assert.deepEqual(costsOf(told.agents), [[inEuro(200)], [inEuro(100), inDollar]])
})

test('open gaps come by how often they were asked in the period, ten at most', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  at('2026-01-02T10:00:00Z')
  for (let visitor = 0; visitor < 3; visitor++) await visit(api, agent, { says: [submarines] })
  at('2026-01-13T10:00:00Z')
  await visit(api, agent, { says: [submarines] })
  for (let visitor = 0; visitor < 2; visitor++) await visit(api, agent, { says: [helicopters] })
  service.clock.now = thursday
  const { unanswered_questions } = await insights(api)
  const gaps = new Map<string, number>(
    (await api.get('/knowledge_gaps')).body.data.map((gap: { question: string; id: number }) => [
      gap.question,
      gap.id,
    ]),
  )
  const told = { agent: agent.slug, last_asked_at: '2026-01-13T10:00:00.000Z' }
  assert.deepEqual(unanswered_questions, [
    { gap_id: gaps.get(helicopters), question: helicopters, asked: 2, ...told },
    { gap_id: gaps.get(submarines), question: submarines, asked: 1, ...told },
  ])
  await api.post(`/knowledge_gaps/${gaps.get(helicopters)}/archive`)
  assert.deepEqual(
    (await insights(api)).unanswered_questions.map(({ question }: { question: string }) => question),
    [submarines],
  )
})

test('erased conversations no longer count', async () => {
  const api = await newOrganization(service)
  const id = await visit(api, await newAgent(api), { says: [helicopters] })
  await api.delete(`/conversations/${id}`)
  const { current, unanswered_questions } = await insights(api)
  assert.deepEqual([current, unanswered_questions], [nothing, []])
})

test('another organization sees nothing of it', async () => {
  const theirs = await newOrganization(service)
  await visit(theirs, await newAgent(theirs), { says: [helicopters] })
  const ours = await newOrganization(service)
  const { current, previous, unanswered_questions } = await insights(ours)
  assert.deepEqual([current, previous, unanswered_questions], [nothing, nothing, []])
})

test('a period to come is refused at its end', async () => {
  const api = await newOrganization(service)
  const { status, body } = await api.get('/insights?until=2026-01-16')
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'until'])
})
