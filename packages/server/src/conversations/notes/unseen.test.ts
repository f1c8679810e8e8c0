import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { say } from '../../testing/conversations.ts'
import { faithful } from '../../testing/model_provider/faithful.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'
import { newVisitor } from '../visits/testing/visitors.ts'

const marker = 'zanziquokka'

test('a note is in no transcript, paper, document, trace or visit, in no answer, and no model gets to read it', async () => {
  const { service, provider } = await startModelService(faithful)
  const api = await newOrganization(service)
  const agent = await concludingAgent(api)
  const visitor = await newVisitor(api, agent)
  const { id } = visitor.visit
  const path = `/conversations/${id}`
  await api.post(`${path}/notes`, { text: `The ${marker} opens at noon.` })
  const answers = [
    await visitor.say(`When does the ${marker.slice(0, 4)} open?`),
    await visitor.say('We want a new website.'),
    await visitor.post('/conversation/messages', yes),
    await visitor.get('/conversation'),
    await api.get(path),
    await api.get(`${path}/messages`),
    await api.get(`${path}/snapshot`),
    await api.get('/deliverables'),
    await api.get('/knowledge_facts'),
    await api.get('/knowledge_gaps'),
    await api.post('/knowledge/search', { query: `When does the ${marker} open?`, agent: agent.slug }),
  ]
  for (const { id: message_id, role } of answers[5]!.body.data)
    if (role === 'agent') answers.push(await api.get(`${path}/messages/${message_id}/trace`))
  assert.ok(answers[4]!.body.brief && answers[4]!.body.recap, answers[4]!.text)
  for (const { text, status } of answers) {
    assert.ok(status < 300, text)
    assert.ok(!text.replaceAll(`When does the ${marker} open?`, '').includes(marker), text)
  }
  assert.ok(provider.requests.length > 0)
  assert.ok(!JSON.stringify(provider.requests).includes(marker))
})

test('a note is no answer to what the next visitor asks', async () => {
  const api = await newOrganization()
  const agent = await concludingAgent(api)
  const { visit } = await newVisitor(api, agent)
  await api.post(`/conversations/${visit.id}/notes`, { text: `The ${marker} opens at noon.` })
  const next = await newVisitor(api, agent)
  const { replies } = (await say(api, next.visit.id, `When does the ${marker} open?`)).body
  assert.ok(!replies[0].text.includes('noon'), replies[0].text)
})
