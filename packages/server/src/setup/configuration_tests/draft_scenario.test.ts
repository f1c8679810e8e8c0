import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Api,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
} from '../../testing/api.ts'
import { newGap } from '../../testing/knowledge.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'
import { failed, testing } from './testing/outcomes.ts'

async function withDesk(service?: TestService): Promise<{ api: Api; agent_id: number }> {
  const api = await newOrganization(service)
  const { body } = await api.post('/agents', { name: 'Desk', slug: 'desk', languages: ['en'] })
  await api.post('/knowledge_facts', { text: 'A first conversation of 30 minutes is free.' })
  return { api, agent_id: body.id }
}

async function draft(api: Api, from: object) {
  const { status, body, text } = await api.post('/configuration/scenarios', from)
  assert.equal(status, 200, text)
  return body as { path: string; content: string; passes: boolean }
}

test('a conversation becomes a scenario that passes as it is, without contact details', async () => {
  const { api } = await withDesk()
  const { body: started } = await api.post('/agents/desk/conversations', {
    locale: 'en',
    visitor: { name: 'Jana Novak', email: 'jana@novak.example' },
  })
  const say = (body: object) => api.post(`/conversations/${started.id}/messages`, body)
  await say({ text: 'We want to raise our prices without losing customers.' })
  await say({ text: 'Is a first conversation free?' })
  await say({ text: 'This is Jana Novak, write to jana@novak.example or call +49 40 5551 4700.' })
  await say({ text: 'Can I bring my dog Rufus?' })
  const { path, content, passes } = await draft(api, { conversation_id: started.id })
  assert.equal(path, `scenarios/conversation-${started.id}.yaml`)
  assert.equal(passes, true)
  assert.doesNotMatch(content, /Jana|Novak|novak|5551/)
  assert.match(content, /visitor@mail\.example/)
  assert.match(content, /\n {2}answers:\n {4}- question: Is a first conversation free\?\n/)
  const files = { 'agents/desk.yaml': 'name: Desk\nlanguages: [en]\n', [path]: content }
  const result = await testing(api, files, { checks: ['scenario'] })
  assert.deepEqual(failed(result), [], content)
  assert.deepEqual(
    result.coverage.map(({ scenarios }) => scenarios),
    [1],
  )
})

test('a conversation with a model becomes a scenario that expects what came of it', async () => {
  const models = scriptedModels()
  const service = await startService({ database: await sharedDatabase() }, models)
  const { api } = await withDesk(service)
  const asked = 'Is a first conversation free?'
  const goal = 'raise our prices'
  models.script(
    api,
    {
      text: 'A first conversation of 30 minutes is free.',
      calls: [{ name: 'capture_slots', arguments: { goal: { value: goal, quote: goal } } }],
    },
    {
      text: 'I do not know that.',
      calls: [{ name: 'report_gap', arguments: { question: 'May jana@novak.example bring a dog?' } }],
    },
  )
  const { body: started } = await api.post('/agents/desk/conversations', { locale: 'en' })
  const say = (text: string) => api.post(`/conversations/${started.id}/messages`, { text })
  await say(`We want to ${goal}. ${asked}`)
  await say('Can I, jana@novak.example, bring my dog?')
  const { content, passes } = await draft(api, { conversation_id: started.id })
  assert.equal(passes, true)
  assert.match(content, /\n {4}goal: raise our prices\n/)
  assert.match(content, /\n {2}answers:\n {4}- question: We want to raise our prices\. Is a first/)
  assert.match(content, /\n {2}gaps:\n {4}- May visitor@mail\.example bring a dog\?/)
  assert.doesNotMatch(content, /novak/)
  await service.app.close()
})

test('a gap becomes a scenario that passes when its question can be answered', async () => {
  const { api, agent_id } = await withDesk()
  const id = await newGap(api, { agent_id, question: 'Is there parking for customers?' })
  const before = await draft(api, { knowledge_gap_id: id })
  assert.deepEqual([before.path, before.passes], [`scenarios/gap-${id}.yaml`, false])
  await api.post('/knowledge_facts', { text: 'Parking for customers is in the courtyard.' })
  assert.equal((await draft(api, { knowledge_gap_id: id })).passes, true)
})

test('a draft is from one thing that is there and says something', async () => {
  const { api } = await withDesk()
  const { body: silent } = await api.post('/agents/desk/conversations', { locale: 'en' })
  const refusals: [object, number, string][] = [
    [{}, 422, 'conversation_id'],
    [{ conversation_id: 1, knowledge_gap_id: 1 }, 422, 'knowledge_gap_id'],
    [{ conversation_id: silent.id }, 422, 'conversation_id'],
    [{ conversation_id: 999_999_999 }, 422, 'conversation_id'],
    [{ knowledge_gap_id: 999_999_999 }, 422, 'knowledge_gap_id'],
  ]
  for (const [body, status, param] of refusals) {
    const refused = await api.post('/configuration/scenarios', body)
    assert.deepEqual([refused.status, refused.body.error.param], [status, param], JSON.stringify(body))
  }
})
