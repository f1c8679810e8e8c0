import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { scriptedModels } from '../../../testing/scripted_models.ts'

interface Said {
  message: { id: number }
  replies: { id: number; text: string }[]
}

async function traced(api: Api, id: number, said: object | string) {
  const turn: Said = (await say(api, id, said)).body
  const [reply] = turn.replies
  const { body } = await api.get(`/conversations/${id}/messages/${reply!.id}/trace`)
  return { turn, reply: reply!, trace: body }
}

describe('the trace of a reply', () => {
  test('tells the plan, the phases, the versions, what was read and captured with its quote, and who did it', async () => {
    const api = await newOrganization()
    const agent = await newAgent(api)
    await api.post(`/agents/${agent.slug}/prompt_templates`, { body: 'Be brief.' })
    const { id } = await newConversation(api, agent)
    const { turn, reply, trace } = await traced(api, id, 'We want a new website.')
    assert.deepEqual([trace.message_id, trace.conversation_id], [reply.id, id])
    assert.deepEqual(trace.phase, { before: 'welcome', after: 'welcome' })
    assert.deepEqual(trace.versions, { flow: 1, prompt: 2 })
    const { frozen_versions, slot_evidence, slot_values } = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual(trace.versions.prompt, frozen_versions.prompts.conversation)
    assert.deepEqual(trace.captured, [{ slot: 'goal', value: slot_values.goal, ...slot_evidence.goal }])
    assert.equal(slot_evidence.goal.message_id, turn.message.id)
    assert.ok(trace.reading.acts.length > 0)
    assert.deepEqual(trace.reasoner, { read: 'builtin', worded: 'builtin' })
    assert.deepEqual(trace.tokens, { input: 0, cached: 0, output: 0 })
    const { read, answer, word, total } = trace.milliseconds
    assert.ok([read, answer, word].every((part) => part >= 0 && part <= total + 1))
    const { trace: next } = await traced(api, id, 'I would rather not say.')
    assert.deepEqual(next.phase, { before: 'welcome', after: 'explore', because: 'exit' })
    assert.ok(next.plan.some(({ act }: { act: string }) => act === 'move'))
  })

  test('cites what a question was answered with, by id and score, and says it in those words', async () => {
    const api = await newOrganization()
    const text = 'The workshop costs 1,200 euros.'
    const fact_id = await newFact(api, { text })
    const { id } = await newConversation(api)
    const { reply, trace } = await traced(api, id, 'How much does the workshop cost?')
    const [{ question, verdict, facts, probability }] = trace.questions
    assert.deepEqual([question, verdict], ['How much does the workshop cost?', 'sure'])
    assert.deepEqual([facts[0].kind, facts[0].id, facts[0].text], ['fact', fact_id, text])
    assert.ok(probability > 0)
    assert.equal(facts[0].score, probability)
    assert.ok(reply.text.includes(text), reply.text)
  })

  test('says that a question was not answerable; the gap has it, with the conversation it was asked in', async () => {
    const api = await newOrganization()
    await newFact(api)
    const agent = await newAgent(api)
    const { id } = await newConversation(api, agent)
    const { trace } = await traced(api, id, 'Do you deliver to Iceland by ship?')
    assert.deepEqual(
      trace.questions.map(({ verdict }: { verdict: string }) => verdict),
      ['nothing'],
    )
    const { data } = (await api.get('/knowledge_gaps')).body
    assert.equal(data.length, 1)
    assert.deepEqual(
      data[0].conversations.map(({ conversation_id }: { conversation_id: number }) => conversation_id),
      [id],
    )
    const rows = await api.service.database.tenant(api.organization.id).query(
      (sql) => sql`select question from knowledge_gap_occurrences
        where organization_id = ${api.organization.id}`,
    )
    assert.equal(rows[0]!.question, 'Do you deliver to Iceland by ship?')
  })

  test('names the builtin reasoner where the credits are used up, whichever was set', async () => {
    const models = scriptedModels()
    const service = await startService({ database: await sharedDatabase() }, models)
    const api = await newOrganization(service)
    models.script(api, { text: 'Hello.' })
    const [begun, fresh] = [await newConversation(api), await newConversation(api, { slug: 'front-desk' })]
    assert.equal((await traced(api, begun.id, 'Hi.')).trace.reasoner.worded, 'scripted')
    await service.database.system`update organizations set credits = 0 where id = ${api.organization.id}`
    const { reasoner, stand_in } = (await traced(api, begun.id, 'It is urgent.')).trace
    assert.deepEqual([reasoner.worded, stand_in], ['builtin', 'honest_sentence'])
    assert.match(reasoner.fallback, /no credits/)
    assert.equal((await traced(api, fresh.id, 'We want a new website.')).trace.reasoner.worded, 'builtin')
    await service.app.close()
  })

  test('of a tapped answer has no reading', async () => {
    const api = await newOrganization()
    const { id } = await newConversation(api)
    const { trace } = await traced(api, id, { chip: { slot: 'timing', values: ['later'] } })
    assert.equal(trace.reading, undefined)
    assert.deepEqual(trace.captured[0].slot, 'timing')
  })
})
