import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ScriptedResponse } from '@foyer/engine/testing/scripted_responder'
import { explain } from '../../operator/conversations/explain.ts'
import { traceLines } from '../../operator/conversations/trace_lines.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'

/** The same conversation with and without a model: whoever reads what came of it reads the same. */

const models = scriptedModels()
const service = await startService({ database: await sharedDatabase() }, models)
after(() => service.app.close())

const price = 'How much does the pricing audit cost?'
const shipping = 'Do you deliver to Iceland by ship?'
const person = 'I want to talk to a person.'

const script: ScriptedResponse[] = [
  { text: 'The pricing audit costs 800 euros.' },
  {
    text: 'I do not know that.',
    calls: [{ name: 'report_gap', arguments: { question: shipping } }],
  },
  {
    text: 'I have asked the team to get back to you.',
    calls: [
      { name: 'hand_over', arguments: { reason: 'Wants to talk to a person.', cause: 'visitor_wants_it' } },
    ],
  },
]

const modes = ['builtin', 'model'] as const

interface Said {
  id: number
  text: string
  citations: { url: string }[]
}

async function talk(mode: (typeof modes)[number]) {
  const api = await newOrganization(service)
  const agent = await newAgent(api, { archetype: 'answers' })
  const page = await readPage(api)
  if (mode === 'model') models.script(api, ...script)
  const { id } = await newConversation(api, agent)
  const replies: Said[] = []
  for (const words of [price, shipping, person]) {
    const { status, body } = await say(api, id, words)
    assert.equal(status, 201)
    replies.push(body.replies[0])
  }
  return { api, agent, id, page, replies }
}

async function readPage(api: Api) {
  const text = '# Pricing audit\n\nThe pricing audit costs 800 euros. The pricing audit takes two weeks.'
  const { body } = await api.post('/knowledge_sources', { kind: 'text', title: 'Audits', text })
  await runJobs(api)
  const page = 'https://audits.example/pricing'
  await api.service.database.system`update knowledge_documents set url = ${page} where source_id = ${body.id}`
  return page
}

const outcomeOf = async (api: Api, id: number, { id: message_id }: Said) =>
  (await api.get(`/conversations/${id}/messages/${message_id}/trace`)).body.outcome

for (const mode of modes)
  describe(`with the ${mode === 'model' ? 'model' : 'builtin responder'},`, () => {
    test('the results count what was answered, what was not, and who wanted a person', async () => {
      const { api, id } = await talk(mode)
      await api.post(`/conversations/${id}/close`)
      const { answered, unanswered, handovers, answered_share } = (await api.get('/insights')).body.current
      assert.deepEqual([answered, unanswered, handovers, answered_share], [1, 1, 1, 0.5])
    })

    test('the trace of each reply has its outcome, with the evidence of an answer', async () => {
      const { api, id, replies } = await talk(mode)
      const [answered, unknown, passedOn] = await Promise.all(
        replies.map((reply) => outcomeOf(api, id, reply)),
      )
      const [question] = answered.questions
      assert.equal(question.answered, 'yes')
      assert.ok(question.evidence.length > 0)
      assert.equal(unknown.questions[0].answered, 'no')
      assert.deepEqual([unknown.gaps.length, unknown.actions.includes('reported_gap')], [1, true])
      assert.deepEqual([passedOn.person_wanted, passedOn.actions.at(-1)], ['handed_over', 'handed_over'])
      assert.equal(answered.rounds, mode === 'model' ? 1 : 0)
    })

    test('the answer cites its page, and nothing else does', async () => {
      const { page, replies } = await talk(mode)
      assert.deepEqual(
        replies.map(({ citations }) => citations.map(({ url }) => url)),
        [[page], [], []],
      )
    })

    test('what is not known becomes a gap of the conversation', async () => {
      const { api, id } = await talk(mode)
      const { data } = (await api.get('/knowledge_gaps')).body
      assert.deepEqual(
        data.map(({ conversations }: { conversations: { conversation_id: number }[] }) =>
          conversations.map(({ conversation_id }) => conversation_id),
        ),
        [[id]],
      )
    })

    test('a wrong reply is corrected without naming the question again', async () => {
      const { api, id, replies } = await talk(mode)
      const path = `/conversations/${id}/messages/${replies[0]!.id}/correction`
      const { status, body: gap } = await api.post(path, { text: 'The pricing audit costs 900 euros.' })
      assert.deepEqual([status, gap.question], [200, price])
      assert.ok(gap.verdicts.some(({ verdict }: { verdict: string }) => verdict === 'wrong'))
    })

    test('the inbox has the conversation waiting for a person, who is timed from the wish on', async () => {
      const { api, id } = await talk(mode)
      assert.equal((await api.get(`/conversations/${id}`)).body.person_wanted, true)
      service.clock.now = new Date(service.clock.now.getTime() + 60_000)
      await api.post(`/conversations/${id}/takeover`)
      await say(api, id, { role: 'owner', text: 'Here I am.' })
      const [row] = await service.database.system`select person_response_seconds from conversation_outcomes
        where conversation_id = ${id}`
      assert.equal(row?.person_response_seconds, 60)
    })

    test('the terminal tells what came of a reply', async () => {
      const { api, id, replies } = await talk(mode)
      const tenant = service.database.tenant(api.organization.id)
      const linesOf = async ({ id: message_id }: Said) =>
        traceLines(await explain(tenant, id, message_id)).join('\n')
      assert.match(await linesOf(replies[0]!), /^question .* answered$/m)
      assert.match(await linesOf(replies[0]!), /^ +(fact|passage) \d+ .*800 euros/m)
      assert.match(await linesOf(replies[1]!), /^question .* not answered$/m)
      assert.match(await linesOf(replies[2]!), /^person {4}is wanted$/m)
    })
  })

test('the prompt of a reply is told on request: the instructions, and the thread up to its message', async () => {
  const { api, id, replies } = await talk('model')
  const path = `/conversations/${id}/messages/${replies[1]!.id}/trace`
  const plain = (await api.get(path)).body
  assert.equal(plain.prompt, undefined)
  const { prompt } = (await api.get(`${path}?include=prompt`)).body
  assert.match(prompt.system, /The pricing audit costs 800 euros/)
  const roles = prompt.messages.map(({ role }: { role: string }) => role)
  assert.deepEqual([roles.at(0), roles.at(-1)], ['user', 'user'])
  const words = prompt.messages.map(({ text }: { text: string }) => text).join('\n')
  assert.ok(words.includes(price) && words.includes(replies[0]!.text))
  assert.ok(prompt.messages.at(-1).text.includes(shipping))
  assert.ok(!words.includes(person))
  const builtin = await talk('builtin')
  const traced = `/conversations/${builtin.id}/messages/${builtin.replies[0]!.id}/trace?include=prompt`
  assert.equal((await builtin.api.get(traced)).body.prompt, undefined)
})
