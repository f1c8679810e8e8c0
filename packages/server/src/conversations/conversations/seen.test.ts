import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { say, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { newVisitor, publicAgent } from '../visits/testing/visitors.ts'

/** A visitor to whom a person has written twice, and the ids of that. */
async function answeredTwice(api: Api) {
  const visitor = await newVisitor(api)
  const { id } = visitor.visit
  await api.post(`/conversations/${id}/takeover`)
  const written: number[] = []
  for (const text of ['Jana here.', 'How can I help?'])
    written.push((await say(api, id, { text, role: 'owner' })).body.message.id)
  const unread = async () => (await visitor.get('/conversation')).body.unread_count
  return { visitor, id, written, unread }
}

const timesSeen = async (api: Api) =>
  (await listRecorded(api, 'conversation')).filter(({ type }) => type === 'conversation.seen').length

test('what a person writes while the chat is closed is unread for the visitor until they have seen it', async () => {
  const api = await newOrganization()
  const { visitor, written, unread } = await answeredTwice(api)
  assert.equal(visitor.visit.unread_count, 0)
  assert.equal(await unread(), 2)
  const first = await visitor.post('/conversation/read', { message_id: written[0] })
  assert.deepEqual(first.body, {
    object: 'visit_standing',
    status: 'handed_off',
    unread_count: 1,
    reply_by_mail: 'off',
  })
  for (let times = 0; times < 2; times++)
    assert.equal((await visitor.post('/conversation/read', { message_id: written[1] })).body.unread_count, 0)
  await visitor.post('/conversation/read', { message_id: written[0] })
  assert.equal(await unread(), 0)
  assert.equal(await timesSeen(api), 2)
})

test('who answers has seen what a person wrote', async () => {
  const api = await newOrganization()
  const { visitor, unread } = await answeredTwice(api)
  await visitor.say('Hello Jana!')
  assert.equal(await unread(), 0)
})

test('the agent’s own words are never unread, and a message of another conversation is not seen here', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const visitor = await newVisitor(api, agent)
  await visitor.say('We want a new website.')
  const { unread_count, messages } = (await visitor.get('/conversation')).body
  assert.equal(unread_count, 0)
  assert.equal((await visitor.post('/conversation/read', { message_id: messages.at(-1).id })).status, 200)
  assert.equal(await timesSeen(api), 0)
  const other = await newVisitor(api, agent)
  const [message] = other.visit.messages
  const { status, body } = await visitor.post('/conversation/read', { message_id: message!.id })
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'message_id'])
})

test('what was seen needs no mail, what was not still does', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const { id } = visitor.visit
  await api.post(`/conversations/${id}/takeover`)
  await visitor.post('/conversation/reply_by_mail', { agreed: true, email: 'noor@example.com' })
  const written: number[] = []
  for (const text of ['Jana here.', 'How can I help?'])
    written.push((await say(api, id, { text, role: 'owner' })).body.message.id)
  await visitor.post('/conversation/read', { message_id: written[0] })
  assert.notEqual((await storedConversation(api, id)).mail_due_at, null)
  await visitor.post('/conversation/read', { message_id: written[1] })
  assert.equal((await storedConversation(api, id)).mail_due_at, null)
})
