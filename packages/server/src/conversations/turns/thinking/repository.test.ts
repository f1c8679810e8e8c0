import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { listOfVisitor } from './repository.ts'

test('a conversation is judged by what its visitor said up to the last message, and by nobody else’s words', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const first = (await say(api, id, 'We want a new website.')).body.message.id
  await api.post(`/conversations/${id}/takeover`)
  await say(api, id, { text: 'This is Mara.', role: 'owner' })
  const last = (await say(api, id, 'Hello Mara.')).body.message.id
  const db = api.service.database.tenant(api.organization.id)
  const said = async (until: number) => (await listOfVisitor(db, id, until)).map(({ text }) => text)
  assert.deepEqual(await said(last), ['We want a new website.', 'Hello Mara.'])
  assert.deepEqual(await said(first), ['We want a new website.'])
})
