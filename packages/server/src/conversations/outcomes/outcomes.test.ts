import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Responder, ResponderEvent } from '@foyer/engine'
import { outcomeWith } from '@foyer/engine/testing/outcomes'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import { openDatabase } from '../../platform/db/database.ts'
import { readMigrations } from '../../platform/db/migrate.ts'
import type { Rows } from '../../platform/db/rows.gen.ts'
import { createBuiltinReasoner } from '../../reasoning/reasoner/builtin.ts'
import type { Reasoner } from '../../reasoning/reasoner/port.ts'
import { type Api, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { newConversation, say, setConversation } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newFact } from '../../testing/knowledge.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { loopTraceWith, setTrace } from '../../testing/stored_traces.ts'
import { modelOf, reasonersWith } from '../../testing/turn_model.ts'
import { eraseConversations, restConversations, writeOutcomes } from '../jobs.ts'
import { rewritePapers } from '../turns/committing/write_papers.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

/** Sweeps look at all organizations: these have a database of their own. */
async function alone(
  work: (api: Api) => Promise<void>,
  equipped: Parameters<typeof startService>[1] = {},
): Promise<void> {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0) })
    const service = await startService({ database }, equipped)
    try {
      await work(await newOrganization(service))
    } finally {
      await service.app.close()
      await database.close()
    }
  })
}

const later = ({ service }: Api, ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}
const rest = ({ database, clock }: TestService) => restConversations.run(database, clock.now)

type Outcome = Omit<Rows['conversation_outcomes'], 'organization_id'>

async function outcomes({ service, organization }: Api): Promise<Outcome[]> {
  const rows = await service.database.tenant(organization.id).query<Rows['conversation_outcomes']>(
    (sql) => sql`select * from conversation_outcomes
      where organization_id = ${organization.id} order by conversation_id`,
  )
  return rows.map(({ organization_id: _, ...outcome }) => outcome)
}

const outcomeOf = async (api: Api, id: number) =>
  (await outcomes(api)).find(({ conversation_id }) => conversation_id === id)

const endingOf = async (api: Api, id: number) => (await outcomeOf(api, id))?.ending

const early = { tokens: { input: 0, output: 0 }, reasoner: { read: 'builtin', worded: 'builtin' } }
const person = 'I want to talk to a person.'
const goodbye = 'No, that is all. Thank you, goodbye!'

describe('the outcome of a conversation', () => {
  test('tells what came of it, once it is completed', () =>
    alone(async (api) => {
      await newFact(api, { text: 'The workshop costs 1,200 euros.' })
      const agent = await concludingAgent(api)
      const started_at = api.service.clock.now
      const { id } = await newConversation(api, agent, { visitor: { email: 'jana@example.com' } })
      await say(api, id, 'How much does the workshop cost?')
      await say(api, id, 'Do you deliver to Iceland by ship?')
      await say(api, id, yes)
      assert.deepEqual(await outcomes(api), [])
      later(api, minuteMs)
      await say(api, id, goodbye)
      const { assessment, locale } = (await api.get(`/conversations/${id}`)).body
      const { agent_id, ...outcome } = (await outcomeOf(api, id))!
      assert.ok(agent_id > 0)
      assert.deepEqual(outcome, {
        conversation_id: id,
        locale,
        started_at,
        ended_at: api.service.clock.now,
        ending: 'completed',
        visitor_messages: 4,
        chips_tapped: 1,
        answered: 1,
        partly_answered: 0,
        unanswered: 1,
        person_wanted: false,
        taken_over: false,
        person_response_seconds: null,
        lead: true,
        fit: assessment.fit,
        rating: null,
        input_tokens: 0,
        cached_tokens: 0,
        output_tokens: 0,
        costs: {},
        model_failures: 0,
        unsupported: 0,
      })
    }))

  test('is there when it is closed, and has the rating that comes afterwards', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await api.post(`/conversations/${id}/close`)
      const closed = (await outcomeOf(api, id))!
      assert.deepEqual([closed.ending, closed.visitor_messages, closed.lead], ['closed', 0, false])
      await api.post(`/conversations/${id}/rating`, { rating: 4 })
      assert.equal((await outcomeOf(api, id))!.rating, 4)
      assert.equal((await outcomes(api)).length, 1)
    }))

  test('is there when it pauses, and is put down anew when it goes on and rests again', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await say(api, id, 'Do you sell helicopters?')
      later(api, dayMs)
      await rest(api.service)
      const paused = (await outcomeOf(api, id))!
      assert.deepEqual(
        [paused.ending, paused.ended_at, paused.unanswered],
        ['paused', api.service.clock.now, 1],
      )
      await say(api, id, 'Do you sell submarines?')
      assert.equal((await outcomeOf(api, id))!.visitor_messages, 1)
      later(api, dayMs)
      await rest(api.service)
      const again = (await outcomeOf(api, id))!
      assert.deepEqual([again.ending, again.visitor_messages, again.unanswered], ['paused', 2, 2])
      later(api, 8 * dayMs)
      await rest(api.service)
      assert.equal(await endingOf(api, id), 'expired')
    }))

  test('is there when a visitor leaves with everything said', () =>
    alone(async (api) => {
      const { id } = await newConversation(api, await concludingAgent(api))
      await say(api, id, yes)
      later(api, dayMs)
      await rest(api.service)
      assert.equal(await endingOf(api, id), 'completed')
    }))

  test('tells whether a person was wanted, took over, and how long the visitor waited for their first words', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await say(api, id, person)
      later(api, 90 * secondMs)
      await api.post(`/conversations/${id}/takeover`)
      const waiting = (await outcomeOf(api, id))!
      assert.deepEqual(
        [waiting.ending, waiting.person_wanted, waiting.taken_over, waiting.person_response_seconds],
        ['handed_off', true, true, null],
      )
      later(api, 30 * secondMs)
      await say(api, id, { role: 'owner', text: 'Here I am.' })
      later(api, minuteMs)
      await say(api, id, { role: 'owner', text: 'Still here.' })
      assert.equal((await outcomeOf(api, id))!.person_response_seconds, 120)
      await api.post(`/conversations/${id}/close`)
      const closed = (await outcomeOf(api, id))!
      assert.deepEqual(
        [closed.ending, closed.taken_over, closed.person_response_seconds],
        ['closed', true, 120],
      )
    }))

  test('does not count what a person wrote before they were wanted as their response', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await api.post(`/conversations/${id}/takeover`)
      await say(api, id, { role: 'owner', text: 'Hello, this is Ada.' })
      await api.delete(`/conversations/${id}/takeover`)
      later(api, minuteMs)
      await say(api, id, person)
      await api.post(`/conversations/${id}/close`)
      const outcome = (await outcomeOf(api, id))!
      assert.deepEqual([outcome.person_wanted, outcome.person_response_seconds], [true, null])
    }))

  test('tells of a takeover also when the agent completed the conversation afterwards', () =>
    alone(async (api) => {
      const agent = await concludingAgent(api)
      const { id } = await newConversation(api, agent)
      await api.post(`/conversations/${id}/takeover`)
      await api.delete(`/conversations/${id}/takeover`)
      later(api, minuteMs)
      await say(api, id, yes)
      await say(api, id, goodbye)
      const { ending, taken_over } = (await outcomeOf(api, id))!
      assert.deepEqual([ending, taken_over], ['completed', true])
    }))

  test('counts a question that could not be looked up as unanswered', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await say(api, id, 'Do you sell helicopters?')
      const plan = [{ act: 'defer', question: 'Do you sell helicopters?', because: 'outage' }]
      await setTrace(api, id, { ...early, plan })
      await api.post(`/conversations/${id}/close`)
      assert.equal((await outcomeOf(api, id))!.unanswered, 1)
    }))

  test('counts the replies of earlier releases, too', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await say(api, id, 'Do you sell helicopters?')
      const plan = [
        { act: 'answer', question: 'What is it?', facts: [] },
        { act: 'choose', question: 'Which one?', passages: [] },
        { act: 'gap', question: 'Why?' },
        { act: 'pass_on' },
      ]
      await setTrace(api, id, { ...early, plan })
      await api.post(`/conversations/${id}/close`)
      const { answered, partly_answered, unanswered, person_wanted } = (await outcomeOf(api, id))!
      assert.deepEqual([answered, partly_answered, unanswered, person_wanted], [1, 1, 1, true])
    }))

  test('of a test is not kept', () =>
    alone(async (api) => {
      const { id } = await newConversation(api, undefined, { test: true })
      await api.post(`/conversations/${id}/close`)
      assert.deepEqual(await outcomes(api), [])
    }))

  test('is erased with the conversation, and when it is not kept any longer', () =>
    alone(async (api) => {
      await api.patch('/organization', { retention_days: 30 })
      const [erased, outdated, kept] = [
        await newConversation(api),
        await newConversation(api),
        await newConversation(api),
      ]
      for (const { id } of [erased, outdated, kept]) await api.post(`/conversations/${id}/close`)
      await api.delete(`/conversations/${erased.id}`)
      const now = new Date(api.service.clock.now.getTime() + 31 * dayMs)
      await setConversation(api, kept.id, { last_message_at: now })
      await eraseConversations.run(api.service.database, now)
      assert.deepEqual(
        (await outcomes(api)).map(({ conversation_id }) => conversation_id),
        [kept.id],
      )
    }))
})

describe('with a model, the outcome of a conversation', () => {
  const usage = { ...noUsage, input_tokens: 70, cached_tokens: 50, output_tokens: 30 }
  const says = (...events: ResponderEvent[]): Responder => ({
    async *respond() {
      yield* events
    },
  })
  const goodbyes = says(
    { type: 'text', text: 'Goodbye.' },
    { type: 'call', call: { id: '1', name: 'end_conversation', arguments: { goodbye: 'goodbye' } } },
    { type: 'end', because: 'complete', usage },
  )
  const judging = (responder: Responder) => {
    const builtin = createBuiltinReasoner()
    const assess: Reasoner['assess'] = async (...given) => {
      const assessed = await builtin.assess(...given)
      return { ...assessed, result: { ...assessed.result, fit: 'poor_fit' } }
    }
    const model = modelOf(responder, { costOf: () => ({ micros: 12, currency: 'EUR' }) })
    return { reasoners: reasonersWith(model, { isModel: true, assess }) }
  }

  test('has its tokens and costs, and its judgement as soon as that is there', () =>
    alone(async (api) => {
      const { id } = await newConversation(api, await concludingAgent(api))
      await say(api, id, 'That is all, goodbye.')
      const { input_tokens, cached_tokens, output_tokens, costs, model_failures, fit } = (await outcomeOf(
        api,
        id,
      ))!
      assert.deepEqual([input_tokens, cached_tokens, output_tokens, costs], [70, 50, 30, { EUR: 12 }])
      assert.equal(model_failures, 0)
      assert.notEqual(fit, 'poor_fit')
      await runJobs(api, [rewritePapers])
      assert.equal((await outcomeOf(api, id))!.fit, 'poor_fit')
    }, judging(goodbyes)))

  test('counts the replies that the model failed to give', () =>
    alone(
      async (api) => {
        const { id } = await newConversation(api)
        await say(api, id, 'Hello!')
        await api.post(`/conversations/${id}/close`)
        const { input_tokens, model_failures } = (await outcomeOf(api, id))!
        assert.deepEqual([input_tokens, model_failures], [70, 1])
      },
      judging(
        says({ type: 'failure', failure: { reason: 'slow', message: 'The model was too slow.' }, usage }),
      ),
    ))

  test('does not count as a failure that an earlier release’s model declined to answer', () =>
    alone(async (api) => {
      const { id } = await newConversation(api)
      await say(api, id, 'Hello!')
      const reasoner = { read: 'builtin', worded: 'builtin', fallback: 'The model declined to answer.' }
      await setTrace(api, id, { ...early, plan: [], reasoner })
      await api.post(`/conversations/${id}/close`)
      assert.equal((await outcomeOf(api, id))!.model_failures, 0)
    }))
})

test('a model’s replies count by what came of them, with what they cost', () =>
  alone(async (api) => {
    const { id } = await newConversation(api)
    const ask = async (trace: object) => {
      await say(api, id, 'Hello!')
      await setTrace(api, id, trace)
    }
    const question = { text: 'What is it?', evidence: [] }
    await ask(loopTraceWith())
    await ask(
      loopTraceWith({
        outcome: {
          questions: [
            { ...question, answered: 'partly' },
            { ...question, answered: 'no' },
          ],
          person_wanted: 'message_left',
        },
        unsupported: ['It is free.'],
      }),
    )
    await ask(loopTraceWith({ outcome: outcomeWith(), cost: null, fallback: 'The provider failed.' }))
    await ask(loopTraceWith({ outcome: outcomeWith(), cost: { micros: 40, currency: 'USD' } }))
    later(api, minuteMs)
    await api.post(`/conversations/${id}/takeover`)
    await say(api, id, { role: 'owner', text: 'Here I am.' })
    const outcome = (await outcomeOf(api, id))!
    assert.deepEqual(
      [outcome.answered, outcome.partly_answered, outcome.unanswered, outcome.person_wanted],
      [1, 1, 1, true],
    )
    assert.equal(outcome.person_response_seconds, 60)
    assert.deepEqual([outcome.model_failures, outcome.unsupported], [1, 1])
    assert.deepEqual(
      [outcome.input_tokens, outcome.cached_tokens, outcome.output_tokens, outcome.costs],
      [4 * 1900, 4 * 1600, 4 * 50, { EUR: 5000, USD: 40 }],
    )
  }))

test('conversations that came to rest before outcomes were kept get the same ones', () =>
  alone(async (api) => {
    await newFact(api, { text: 'The workshop costs 1,200 euros.' })
    const agent = await concludingAgent(api)
    const visitor = { email: 'jana@example.com' }
    const [completed, closed, taken, paused, test, active] = [
      await newConversation(api, agent, { visitor }),
      await newConversation(api, agent),
      await newConversation(api, agent, { visitor }),
      await newConversation(api, agent),
      await newConversation(api, agent, { test: true }),
      await newConversation(api, agent),
    ]
    for (const { id } of [completed, paused, test]) await say(api, id, 'How much does the workshop cost?')
    for (const { id } of [closed, taken]) await say(api, id, person)
    await say(api, completed.id, yes)
    await say(api, completed.id, goodbye)
    later(api, minuteMs)
    for (const { id } of [closed, taken]) {
      await api.post(`/conversations/${id}/takeover`)
      await say(api, id, { role: 'owner', text: 'Here I am.' })
    }
    for (const { id } of [closed, test]) await api.post(`/conversations/${id}/close`)
    later(api, dayMs)
    await rest(api.service)
    await say(api, active.id, 'Hello!')
    const written = (await outcomes(api)).filter(({ conversation_id }) => conversation_id !== active.id)
    assert.deepEqual(
      written.map(({ ending }) => ending),
      ['completed', 'closed', 'handed_off', 'paused'],
    )
    const { system } = api.service.database
    await system`delete from conversation_outcomes`
    const { sql } = readMigrations().find(({ name }) => name === 'earlier_outcomes')!
    await system.unsafe(sql)
    assert.deepEqual(await outcomes(api), written)
  }))

test('a conversation that came to rest on a server that keeps no outcomes gets its own, and nobody else’s changes', () =>
  alone(async (api) => {
    const { system } = api.service.database
    const [missing, outdated, kept, test, active] = [
      await newConversation(api),
      await newConversation(api),
      await newConversation(api),
      await newConversation(api, undefined, { test: true }),
      await newConversation(api),
    ]
    for (const { id } of [missing, outdated, kept, test]) await api.post(`/conversations/${id}/close`)
    const written = await outcomes(api)
    await system`delete from conversation_outcomes where conversation_id = ${missing.id}`
    await system`update conversation_outcomes set ending = 'paused' where conversation_id = ${outdated.id}`
    await system`update conversation_outcomes set rating = 5 where conversation_id = ${kept.id}`
    await writeOutcomes.run(api.service.database, api.service.clock.now)
    assert.deepEqual(
      await outcomes(api),
      written.map((each) => (each.conversation_id === kept.id ? { ...each, rating: 5 } : each)),
    )
    assert.equal(await outcomeOf(api, active.id), undefined)
  }))
