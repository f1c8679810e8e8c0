import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, setConversation } from '../../testing/conversations.ts'
import { newDraft } from '../../testing/drafts.ts'
import { newGap } from '../../testing/knowledge.ts'

const nothing = {
  object: 'attention',
  waiting_conversations: 0,
  unread_conversations: 0,
  open_gaps: 0,
  proposed_drafts: 0,
}
const attention = async (api: Api) => (await api.get('/attention')).body

test('what waits for a person is counted, and neither tests nor what is done', async () => {
  const api = await newOrganization()
  assert.deepEqual(await attention(api), nothing)
  const agent = await newAgent(api)
  const waiting = await newConversation(api, agent)
  await setConversation(api, waiting.id, { person_wanted: true })
  const unread = await newConversation(api, agent)
  await setConversation(api, unread.id, { unread: true, unread_count: 2 })
  const ended = await newConversation(api, agent)
  await setConversation(api, ended.id, { person_wanted: true, status: 'closed' })
  const tried = await newConversation(api, agent, { test: true })
  await setConversation(api, tried.id, { person_wanted: true, unread: true, unread_count: 1 })
  for (const status of ['open', 'open', 'archived']) await newGap(api, { agent_id: agent.id, status })
  for (const status of ['proposed', 'dismissed'] as const)
    await newDraft(api, { kind: 'voice', payload: { name: 'Calm' }, status })
  assert.deepEqual(await attention(api), {
    ...nothing,
    waiting_conversations: 1,
    unread_conversations: 1,
    open_gaps: 2,
    proposed_drafts: 1,
  })
  assert.deepEqual(await attention(await newOrganization()), nothing)
})

test('a hundred stands for all that are more', async () => {
  const api = await newOrganization()
  const { id } = await newAgent(api)
  await api.service.database
    .system`insert into knowledge_gaps (organization_id, agent_id, question, status, created_at)
    select ${api.organization.id}, ${id}, 'Question ' || n, 'open', now() from generate_series(1, 103) n`
  assert.equal((await attention(api)).open_gaps, 100)
})
