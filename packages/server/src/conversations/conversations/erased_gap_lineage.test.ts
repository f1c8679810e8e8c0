import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schema } from '../../platform/db/queue.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { recordQuestion } from '../../testing/record_question.ts'

const question = 'Do you work on weekends?'

async function desk() {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  /** A visitor in a conversation of their own. */
  const ask = async () => {
    const { id } = await newConversation(api, agent)
    const { id: gap_id } = (await recordQuestion(api, { agent_id: agent.id, question, conversation_id: id }))!
    return { gap_id, path: `/knowledge_gaps/${gap_id}`, erase: () => api.delete(`/conversations/${id}`) }
  }
  return { api, ask }
}

test('while another visitor has asked in the same words, what was told of the gap keeps them', async () => {
  const { api, ask } = await desk()
  const [one, other] = [await ask(), await ask()]
  assert.equal(one.gap_id, other.gap_id)
  await one.erase()
  const events = (await api.get('/events?type=knowledge_gap.*&limit=100')).body.data
  assert.ok(JSON.stringify(events).includes(question))
  assert.ok(!events.some(({ type }: { type: string }) => type === 'knowledge_gap.erased'))
})

test('a gap that is deleted leaves where it came from to what came back from it', async () => {
  const { api, ask } = await desk()
  const first = await ask()
  await api.post(`${first.path}/resolution`)
  const second = await ask()
  await api.post(`${second.path}/resolution`)
  const third = await ask()
  assert.equal((await api.get(third.path)).body.resurfaced_from_id, second.gap_id)
  await api.post(`${third.path}/archive`)
  assert.equal((await api.delete(`${second.path}/resolution`)).status, 200)
  assert.equal((await second.erase()).body.erased.gaps, 1)
  assert.equal((await api.get(third.path)).body.resurfaced_from_id, first.gap_id)
})

test('a run of answer checks that somebody was doing is taken up by a job of its own', async () => {
  const { api, ask } = await desk()
  const { erase } = await ask()
  const { id } = (await api.post('/answer_checks', { agent: 'desk' })).body
  await dropJobs(api)
  await erase()
  await runJobs(api)
  assert.equal((await api.get(`/answer_checks/${id}`)).body.status, 'completed')
})

/** As if somebody had taken them and were doing them still. */
const dropJobs = ({ service: { database }, organization }: Api) => database.system`
  delete from ${database.system(schema)}.job where data->>'organization_id' = ${String(organization.id)}`
