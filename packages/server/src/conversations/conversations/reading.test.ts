import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'

const unreadOf = async (api: Api, id: number) => {
  const { unread, unread_count } = (await api.get(`/conversations/${id}`)).body
  return [unread, unread_count]
}
const listed = async (api: Api) =>
  (await api.get('/conversations?unread=true')).body.data.map(({ id }: { id: number }) => id)
const timesRead = async (api: Api) =>
  (await listRecorded(api, 'conversation')).filter(({ type }) => type === 'conversation.read').length

test('what the visitor writes is unread until somebody of the team reads it; the agent’s words are not', async () => {
  const api = await newOrganization()
  const { id, agent: slug } = await newConversation(api)
  await newConversation(api, { slug })
  assert.deepEqual(await unreadOf(api, id), [false, 0])
  const { conversation } = (await say(api, id, 'We want a new website.')).body
  assert.deepEqual([conversation.unread, conversation.unread_count], [true, 1])
  await say(api, id, 'As soon as possible.')
  assert.deepEqual(await unreadOf(api, id), [true, 2])
  assert.deepEqual(await listed(api), [id])
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`/conversations/${id}/read`)
    assert.deepEqual([status, body.unread, body.unread_count], [200, false, 0])
  }
  assert.deepEqual(await listed(api), [])
  assert.equal(await timesRead(api), 1)
})

test('what arrives after the message that was read stays unread, and reading older ones takes nothing back', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const first = (await say(api, id, 'We want a new website.')).body.message.id
  const shown = (await say(api, id, 'As soon as possible.')).body.replies[0].id
  await say(api, id, 'Are you there?')
  const path = `/conversations/${id}/read`
  assert.equal((await api.post(path, { message_id: shown })).body.unread_count, 1)
  assert.equal((await api.post(path, { message_id: first })).body.unread_count, 1)
  assert.equal(await timesRead(api), 1)
})

test('a message of another conversation cannot be read here', async () => {
  const api = await newOrganization()
  const { id, agent: slug } = await newConversation(api)
  await say(api, id, 'We want a new website.')
  const other = await newConversation(api, { slug })
  const [{ id: message_id }] = (await api.get(`/conversations/${other.id}/messages`)).body.data
  const { status, body } = await api.post(`/conversations/${id}/read`, { message_id })
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'message_id'])
  assert.deepEqual(await unreadOf(api, id), [true, 1])
})

test('who answers has read what the visitor wrote', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  await say(api, id, 'Can I talk to somebody?')
  await api.post(`/conversations/${id}/takeover`)
  assert.deepEqual(await unreadOf(api, id), [true, 1])
  await say(api, id, { text: 'Jana here.', role: 'owner' })
  assert.deepEqual(await unreadOf(api, id), [false, 0])
  await say(api, id, 'Hello Jana!')
  assert.deepEqual(await unreadOf(api, id), [true, 1])
})
