import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { newPerson } from '../../testing/people.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

const trial = { test: true, visitor: { name: 'Jana', email: 'jana@example.com' } }
const listed = async (api: Api, path: string) => (await api.get(path)).body.data

test('a test leaves no gap, no contact and no lead, and is not counted', async () => {
  const api = await newOrganization(service)
  const { id, agent } = await newConversation(api, undefined, trial)
  assert.equal((await api.get(`/conversations/${id}`)).body.test, true)
  await say(api, id, 'Do you sell helicopters?')
  await api.post(`/conversations/${id}/takeover`)
  for (const path of ['/knowledge_gaps', '/contacts', '/leads'])
    assert.deepEqual(await listed(api, path), [], path)
  assert.equal((await listed(api, '/organization/usage'))[0].conversations, 0)

  const visitor = await newConversation(api, { slug: agent }, { ...trial, test: false })
  await say(api, visitor.id, 'Do you sell helicopters?')
  await api.post(`/conversations/${visitor.id}/takeover`)
  for (const path of ['/knowledge_gaps', '/contacts', '/leads'])
    assert.equal((await listed(api, path)).length, 1, path)
  assert.equal((await listed(api, '/organization/usage'))[0].conversations, 1)
  const [contact] = await listed(api, '/contacts')
  assert.equal(contact.conversations_count, 1)
})

test('what was typed in a test is erased with everything else of that visitor', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api, undefined, trial)
  const [row] = await api.service.database.system`
    select present from visitor_identifiers where organization_id = ${api.organization.id} and conversation_id = ${id}
      and value = 'jana@example.com'`
  assert.equal(row?.present, false)
})

test('tests and conversations of visitors are listed apart', async () => {
  const api = await newOrganization(service)
  const { id, agent } = await newConversation(api, undefined, trial)
  const visitor = await newConversation(api, { slug: agent })
  const ids = async (query: string) =>
    (await listed(api, `/conversations${query}`)).map((each: { id: number }) => each.id)
  assert.deepEqual(await ids(''), [visitor.id, id])
  assert.deepEqual(await ids('?test=true'), [id])
  assert.deepEqual(await ids('?test=false'), [visitor.id])
})

test('nobody is told of a person who is wanted in a test', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const { id, agent } = await newConversation(api, undefined, trial)
  await say(api, id, 'I want to talk to a person.')
  assert.equal((await api.get(`/conversations/${id}`)).body.person_wanted, true)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
  const visitor = await newConversation(api, { slug: agent })
  await say(api, visitor.id, 'I want to talk to a person.')
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
})
