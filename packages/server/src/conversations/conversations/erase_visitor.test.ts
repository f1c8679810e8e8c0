import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'

const idsOf = async (api: Api): Promise<number[]> =>
  (await api.get('/conversations?limit=100')).body.data.map(({ id }: { id: number }) => id).sort()

/** As a turn that captured it leaves it behind. */
const answer = ({ service, organization }: Api, id: number, value: string, earlier: string[] = []) =>
  service.database.system`update conversations
    set state = jsonb_set(state, '{answers}', ${service.database.system.json({
      contact: { value, message_id: 1, quote: value, earlier: earlier.map((each) => ({ value: each })) },
    })})
    where organization_id = ${organization.id} and id = ${id}`

test('a visitor is erased by email: the address that was given, answered or corrected, in any case', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const start = async (visitor?: { id?: string; email?: string }) =>
    (await newConversation(api, agent, visitor && { visitor })).id
  const given = await start({ email: 'Jana@Example.com' })
  const answered = await start()
  await answer(api, answered, 'jana@example.com')
  const corrected = await start({ id: 'customer-7' })
  await answer(api, corrected, 'other@example.com', ['JANA@example.com'])
  const others = [await start({ email: 'jan@example.com' }), await start()]

  const tried = await api.post('/visitor_erasures?dry_run=true', { email: 'jana@example.com' })
  assert.equal(tried.status, 200, tried.text)
  assert.equal((await idsOf(api)).length, 5)
  const { status, body } = await api.post('/visitor_erasures', { email: 'JANA@example.com' })
  assert.equal(status, 200)
  assert.deepEqual(body.conversation_ids, [given, answered, corrected])
  assert.equal(body.erased.conversations, 3)
  assert.equal(body.has_more, false)
  assert.match(body.note, /until it vacuums/)
  assert.deepEqual(await idsOf(api), others)
  const events = (await api.get('/events?type=conversation.erased')).body.data
  assert.equal(events.length, 3)
  assert.doesNotMatch(JSON.stringify(events), /jana/i)
})

test('a visitor is erased by the organization’s own id, in this organization only, and again without harm', async () => {
  const [api, other] = [await newOrganization(), await newOrganization()]
  for (const each of [api, other])
    await newConversation(each, undefined, { visitor: { id: 'customer-7', email: 'noor@example.com' } })
  const erased = async () =>
    (await api.post('/visitor_erasures', { visitor_id: 'customer-7' })).body.conversation_ids.length
  assert.equal(await erased(), 1)
  assert.equal(await erased(), 0)
  assert.equal((await idsOf(other)).length, 1)
})

test('many conversations go in several requests, and the receipt says that there are more', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api, undefined, { visitor: { id: 'customer-7' } })
  const { system } = api.service.database
  await system`insert into conversations (organization_id, agent_id, snapshot_address, frozen_versions, locale,
      visitor, status, state, phase, created_at, last_message_at)
    select organization_id, agent_id, snapshot_address, frozen_versions, locale, visitor, status, state, phase,
      created_at, last_message_at
    from conversations, generate_series(1, 50) where organization_id = ${api.organization.id} and id = ${id}`
  const erase = async () => (await api.post('/visitor_erasures', { visitor_id: 'customer-7' })).body
  const first = await erase()
  assert.deepEqual([first.conversation_ids.length, first.has_more], [50, true])
  const second = await erase()
  assert.deepEqual([second.conversation_ids.length, second.has_more], [1, false])
})

test('a request must say whose conversations to erase, by one of the two', async () => {
  const api = await newOrganization()
  const none = await api.post('/visitor_erasures', {})
  assert.deepEqual([none.status, none.body.error.code], [422, 'parameter_missing'])
  const both = await api.post('/visitor_erasures', { visitor_id: 'a', email: 'a@example.com' })
  assert.deepEqual([both.status, both.body.error.code], [422, 'parameter_invalid'])
})
