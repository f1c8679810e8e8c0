import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, sharedService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { converse, openTurnNotifier } from './index.ts'
import { messagesOf } from './testing/turns.ts'

test('an agent can be talked to without HTTP: the same turn, told as it happens', async () => {
  const { database, equipment, clock } = await sharedService()
  const api = await newOrganization()
  const { organization } = api
  const { id } = await newConversation(api)
  const notifier = openTurnNotifier(database)
  const context = {
    organization,
    actor: { type: 'system', name: 'operator' } as const,
    operation: 'sendMessage',
    request_id: 'chat',
    now: clock.now,
  }
  const told: string[] = []
  const turn = await converse(
    { ...equipment, now: () => clock.now },
    notifier,
    context,
    database.tenant(organization.id),
    { conversation_id: id, body: { text: 'We want a new website.' } },
    (event) => told.push(event),
  )
  assert.deepEqual([...new Set(told)], ['accepted', 'captured', 'token'])
  const { message, replies, conversation } = JSON.parse(JSON.stringify(turn))
  assert.deepEqual([message, ...replies], (await messagesOf(api, id)).slice(1))
  assert.deepEqual(conversation, (await api.get(`/conversations/${id}`)).body)
  await notifier.close()
})
