import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { recordQuestion } from '../../testing/record_question.ts'

test('a visitor’s question is erased with the conversation, from the check of its gap and from stored answers', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const { id: conversation_id } = await newConversation(api, agent)
  const question = 'Do you sell zanziquokka lamps?'
  const { id: gap_id } = (await recordQuestion(api, { agent_id: agent.id, question, conversation_id }))!
  const once = { 'idempotency-key': 'once' }
  const { body } = await api.post('/standing_checks', { gap_id }, once)
  assert.equal(body.question, question)
  await api.post(`/standing_checks/${body.id}/archive`, undefined, { 'idempotency-key': 'twice' })
  const stored = () => api.service.database.system`
    select 1 from idempotency_keys where organization_id = ${api.organization.id} and body ilike '%zanziquokka%'`
  assert.equal((await stored()).length, 2)
  await api.delete(`/conversations/${conversation_id}`)
  assert.equal((await stored()).length, 0)
  assert.equal((await api.get(`/standing_checks/${body.id}`)).status, 404)
})
