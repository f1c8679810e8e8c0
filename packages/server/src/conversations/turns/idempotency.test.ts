import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { messagesOf, post } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
after(() => service.app.close())
const once = { 'idempotency-key': 'once' }

test('repeated under its key a message is kept and answered once; while it is thought about the repeat is told so', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = say(api, id, 'We want a new website.', once)
  await held.reached
  const early = await post(api, id, { text: 'We want a new website.' }, once)
  assert.deepEqual([early.status, early.body.error.code], [409, 'idempotency_conflict'])
  assert.equal(early.headers['idempotent-replayed'], undefined)
  held.release()
  const { text } = await first
  await say(api, id, 'And a shop.')
  const again = await post(api, id, { text: 'We want a new website.' }, once)
  assert.deepEqual([again.status, again.text, again.headers['idempotent-replayed']], [201, text, 'true'])
  assert.equal((await messagesOf(api, id)).length, 5)
})

test('a refused message is refused again under its key, and another body under it is a conflict', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const body = { chip: { slot: 'nonsense', values: ['x'] } }
  const refused = await post(api, id, body, once)
  assert.equal(refused.status, 422)
  const again = await post(api, id, body, once)
  assert.deepEqual(
    [again.status, again.text, again.headers['idempotent-replayed']],
    [422, refused.text, 'true'],
  )
  assert.equal((await post(api, id, { text: 'Hello' }, once)).status, 409)
  assert.equal((await messagesOf(api, id)).length, 1)
})

test('a message that nobody answers is stored under its key, too', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await api.post(`/conversations/${id}/takeover`)
  const { text } = await say(api, id, 'Are you there?', once)
  assert.equal((await say(api, id, 'Are you there?', once)).text, text)
  assert.equal((await messagesOf(api, id)).length, 2)
})

test('what is stored under a key is known by its conversation, so that erasing that erases it', async () => {
  const api = await newOrganization(service)
  const { slug } = (await api.post('/agents', { name: 'Front desk' })).body
  const started = await api.post(`/agents/${slug}/conversations`, {}, { 'idempotency-key': 'start' })
  const { id } = started.body
  await say(api, id, 'We want a new website.', once)
  await api.post(`/conversations/${id}/rating`, { rating: 5 }, { 'idempotency-key': 'rate' })
  const rows = await service.database.tenant(api.organization.id).query(
    (sql) => sql`select key, conversation_id from idempotency_keys
      where organization_id = ${api.organization.id} order by key`,
  )
  assert.deepEqual(
    rows.map(({ key, conversation_id }) => [key, conversation_id]),
    [
      ['once', id],
      ['rate', id],
      ['start', id],
    ],
  )
})
