import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Api,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
} from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { asPerson, newPerson, signInAs } from '../../testing/people.ts'

/** An owner and an editor of one organization. */
async function team(service?: TestService) {
  const api = await newOrganization(service)
  const owner = await signInAs(api, 'owner')
  const editor = asPerson(api, await newPerson(api, 'editor'))
  return { api, owner, editor }
}

const report = async (api: Api, id: number, writing = false) => {
  const { status, body } = await api.post(`/conversations/${id}/presence`, { writing })
  assert.equal(status, 200)
  return body.teammates.map((one: { name: string; writing: boolean }) => [one.name, one.writing])
}

test('every member lists whom to assign, by name and without addresses, and finds themselves', async () => {
  const { api, owner, editor } = await team()
  const viewer = await signInAs(api, 'viewer')
  const members = (await owner.get('/members')).body.data as { id: number; name: string }[]
  for (const [seen, you] of [
    [editor, 'Some editor'],
    [viewer, 'Some viewer'],
    [api, undefined],
  ] as const) {
    const { data } = (await seen.get('/teammates')).body
    assert.deepEqual(
      data,
      members.map(({ id, name }) => ({ object: 'teammate', id, name, is_you: name === you })),
    )
  }
  const { id } = await newConversation(api)
  const [first] = (await editor.get('/teammates?limit=1')).body.data
  const assigned = await editor.patch(`/conversations/${id}`, { assignee_id: first.id })
  assert.deepEqual(assigned.body.assignee, { id: first.id, name: first.name })
})

test('who has a conversation open sees who else has, and who is writing', async () => {
  const { api, owner, editor } = await team()
  const { id } = await newConversation(api)
  assert.deepEqual(await report(owner, id), [])
  assert.deepEqual(await report(editor, id, true), [['Some owner', false]])
  assert.deepEqual(await report(owner, id), [['Some editor', true]])
  assert.deepEqual(await report(editor, id), [['Some owner', false]])
  assert.deepEqual(await report(owner, id), [['Some editor', false]])
})

test('presence ends after 15 seconds, and when the member goes to another conversation', async () => {
  const service = await startService({ database: await sharedDatabase() })
  const { api, owner, editor } = await team(service)
  const wait = (seconds: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000)
  }
  const [first, second] = [await newConversation(api), await newConversation(api)]
  await report(editor, first.id, true)
  wait(14)
  assert.deepEqual(await report(owner, first.id), [['Some editor', true]])
  wait(1)
  assert.deepEqual(await report(owner, first.id), [])
  await report(editor, first.id)
  await report(editor, second.id)
  assert.deepEqual(await report(owner, first.id), [])
  assert.deepEqual(await report(owner, second.id), [['Some editor', false]])
  await service.app.close()
})

test('a key sees who is there and is not there itself; an unknown conversation answers 404', async () => {
  const { api, owner, editor } = await team()
  const { id } = await newConversation(api)
  await report(editor, id)
  assert.deepEqual(await report(api, id, true), [['Some editor', false]])
  assert.deepEqual(await report(owner, id), [['Some editor', false]])
  const { id: foreign } = await newConversation(await newOrganization())
  for (const unknown of [foreign, 9007199254740991])
    assert.equal((await owner.post(`/conversations/${unknown}/presence`, { writing: false })).status, 404)
})
