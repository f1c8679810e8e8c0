import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLock } from '../../../platform/db/locks.ts'
import { updateRow } from '../../../platform/db/row.ts'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { untilItWaits } from '../../../testing/waiting.ts'
import { messagesOf, post } from '../testing/turns.ts'

test('a message waits for whoever holds the conversation, and is refused when they have closed it', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const [waiting] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(rowLock('conversations', id))
    await db.query((sql) => sql`select 1`)
    const sent = post(api, id, { text: 'Hello?' })
    await untilItWaits(api.service, sent)
    updateRow(db, 'conversations', id, { status: 'closed', ended_at: api.service.clock.now })
    return [sent]
  })
  const { status, body } = await waiting!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
  assert.equal((await messagesOf(api, id)).length, 1)
})

test('what is said while a person has taken over is recorded, without its words', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  await api.post(`/conversations/${id}/takeover`)
  await say(api, id, 'Are you there?')
  const { data } = (await api.get('/events?type=conversation.messaged')).body
  assert.deepEqual(
    data.map(({ data }: { data: { id: number } }) => data.id),
    [id],
  )
  assert.ok(!JSON.stringify(data).includes('Are you there?'))
})

test('§2.2 a chip of a slot that its phase does not capture is refused by name', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { phases } = (await api.get(`/agents/${slug}/flow`)).body
  const phase = phases.find(({ slots }: { slots: { key: string }[] }) =>
    slots.some(({ key }) => key === 'wants_call'),
  )
  for (const { id } of phase.slots) await api.patch(`/agents/${slug}/flow/slots/${id}`, { required: false })
  const tools = phase.tools.filter((tool: string) => tool !== 'capture_slots')
  const edited = await api.patch(`/agents/${slug}/flow/states/${phase.id}`, { tools })
  assert.equal(edited.status, 200, edited.text)
  const { id } = await newConversation(api, { slug })
  const { status, body } = await post(api, id, { chip: { slot: 'wants_call', values: ['true'] } })
  assert.deepEqual([status, body.error?.param], [422, 'chip.slot'])
})
