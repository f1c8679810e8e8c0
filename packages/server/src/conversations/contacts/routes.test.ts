import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say, setConversation, storedConversation } from '../../testing/conversations.ts'
import type { Visitor } from '../conversations/repository.ts'

interface Known {
  id: number
  name?: string
  emails: string[]
  visitor_ids: string[]
  conversations_count: number
}

const contacts = async (api: Api, query = ''): Promise<Known[]> =>
  (await api.get(`/contacts${query}`)).body.data

/** An agent, and conversations of visitors with it. */
async function desk() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const from = async (visitor?: Visitor) =>
    (await newConversation(api, agent, visitor && { visitor: { ...visitor } })).id
  return { api, from }
}

test('a contact carries its fields with its conversations, the newest first; nobody without address or id is one', async () => {
  const { api, from } = await desk()
  await from()
  await from({ name: 'Somebody' })
  const first = await from({ name: 'Jana', email: 'Jana@Example.com' })
  const second = await from({ email: 'jana@example.com', id: 'customer-7' })
  await from({ email: 'noor@example.com' })
  const [noor, contact, ...others] = await contacts(api)
  assert.deepEqual([noor?.emails, others], [['noor@example.com'], []])
  const at = '2026-01-15T09:30:00.000Z'
  const listed = {
    object: 'contact',
    id: contact!.id,
    name: 'Jana',
    emails: ['jana@example.com'],
    visitor_ids: ['customer-7'],
    conversations_count: 2,
    last_conversation_at: at,
    created_at: at,
  }
  assert.deepEqual(contact, listed)
  const { conversations, ...rest } = (await api.get(`/contacts/${contact!.id}`)).body
  assert.deepEqual(rest, listed)
  assert.deepEqual(conversations[0], {
    id: second,
    number: 4,
    agent: 'front-desk',
    status: 'active',
    created_at: at,
    last_message_at: at,
  })
  assert.deepEqual([conversations[1].id, conversations.length], [first, 2])
  const { data } = (await api.get(`/conversations?contact_id=${contact!.id}`)).body
  assert.deepEqual(
    data.map(({ id }: { id: number }) => id),
    [second, first],
  )
  assert.deepEqual(await contacts(api, `?conversation_id=${first}`), [contact])
  assert.deepEqual(await contacts(api, `?conversation_id=${first + 1000}`), [])
})

test('a visitor who gives an address as an answer is a contact from then on', async () => {
  const { api, from } = await desk()
  const id = await from()
  assert.deepEqual(await contacts(api), [])
  await say(api, id, 'My name is Noor, and my e-mail address is noor@example.com.')
  const { slot_values } = (await api.get(`/conversations/${id}`)).body
  const [contact] = await contacts(api)
  assert.deepEqual([contact?.emails, contact?.conversations_count], [['noor@example.com'], 1])
  assert.equal(contact?.name, slot_values.name)
})

test('an address that joins two contacts makes them one: the older id stays', async () => {
  const { api, from } = await desk()
  await from({ id: 'customer-7', name: 'Jana' })
  await from({ email: 'jana@example.com' })
  const [younger, older] = await contacts(api)
  await from({ id: 'customer-7', email: 'jana@example.com' })
  const [one, ...others] = await contacts(api)
  assert.deepEqual([one?.id, one?.conversations_count, others], [older?.id, 3, []])
  assert.deepEqual([one?.emails, one?.visitor_ids, one?.name], [['jana@example.com'], ['customer-7'], 'Jana'])
  assert.equal((await api.get(`/contacts/${younger?.id}`)).status, 404)
})

/** As the engine remembers an answer. */
const answer = (value: string) => ({ value, message_id: 1, quote: value })

async function answerWith(api: Api, id: number, answers: Record<string, object>) {
  const { state } = await storedConversation(api, id)
  await setConversation(api, id, { state: { ...(state as object), answers } })
}

test('a corrected address takes the conversation to another contact, and nobody is known by the wrong one', async () => {
  const { api, from } = await desk()
  await from({ email: 'right@example.com' })
  const id = await from()
  await answerWith(api, id, { email: answer('wrong@example.com') })
  assert.deepEqual(
    (await contacts(api)).map(({ emails }) => emails),
    [['wrong@example.com'], ['right@example.com']],
  )
  await answerWith(api, id, {
    email: { ...answer('right@example.com'), earlier: [answer('wrong@example.com')] },
  })
  const [one, ...others] = await contacts(api)
  assert.deepEqual([one?.emails, one?.conversations_count, others], [['right@example.com'], 2, []])
  await from({ email: 'wrong@example.com' })
  assert.equal((await contacts(api)).length, 2)
})

test('a contact keeps its id while its only conversation corrects the address, and ends when that takes it back', async () => {
  const { api, from } = await desk()
  const id = await from()
  await answerWith(api, id, { email: answer('first@example.com') })
  const [before] = await contacts(api)
  await answerWith(api, id, { email: answer('second@example.com') })
  const [after] = await contacts(api)
  assert.deepEqual([after?.id, after?.emails], [before?.id, ['second@example.com']])
  await answerWith(api, id, {})
  assert.deepEqual(await contacts(api), [])
})

test('conversations that give one address at the same moment belong to one contact', async () => {
  const { api, from } = await desk()
  await Promise.all(Array.from({ length: 6 }, () => from({ email: 'jana@example.com' })))
  const [one, ...others] = await contacts(api)
  assert.deepEqual([one?.conversations_count, others], [6, []])
})

test('contacts are found by beginnings of their name, address and id, and by no tricks', async () => {
  const { api, from } = await desk()
  await from({ name: 'Jana Müller', email: 'jm@millbrook.example', id: 'customer-7' })
  await from({ name: 'Noor', email: 'noor@example.com' })
  const found = async (query: string) =>
    (await contacts(api, `?query=${encodeURIComponent(query)}`)).map(({ name }) => name)
  for (const query of ['jana', 'mül', 'Jana Müller', 'jm@mill', 'jm@millbrook.example', 'customer-7'])
    assert.deepEqual(await found(query), ['Jana Müller'], query)
  assert.deepEqual(await found('example'), ['Noor', 'Jana Müller'])
  for (const query of ['jana noor', 'ana', "jana' | 'noor", '@', '\\', "'"])
    assert.deepEqual(await found(query), [], query)
})

test('erasing the conversations of a contact takes what they said from it, and the contact with the last one', async () => {
  const { api, from } = await desk()
  const first = await from({ id: 'customer-7', name: 'Jana', email: 'jana@example.com' })
  const second = await from({ id: 'customer-7', email: 'other@example.com' })
  const [contact] = await contacts(api)
  assert.deepEqual(contact?.emails, ['other@example.com', 'jana@example.com'])
  assert.equal((await api.delete(`/conversations/${first}`)).body.erased.contacts, 0)
  const [left] = await contacts(api)
  assert.deepEqual([left?.id, left?.emails, left?.name], [contact?.id, ['other@example.com'], undefined])
  assert.equal((await api.post('/visitor_erasures', { visitor_id: 'customer-7' })).body.erased.contacts, 1)
  assert.deepEqual(await contacts(api), [])
  assert.equal((await api.get(`/conversations/${second}`)).status, 404)
})

test('contacts of another organization are not there, whatever they share', async () => {
  const ours = await desk()
  const theirs = await desk()
  await ours.from({ email: 'jana@example.com', name: 'Jana' })
  await theirs.from({ email: 'jana@example.com', name: 'Jana' })
  const [own, ...others] = await contacts(ours.api, '?query=jana')
  assert.deepEqual([own?.conversations_count, others], [1, []])
  const [foreign] = await contacts(theirs.api)
  assert.equal((await ours.api.get(`/contacts/${foreign?.id}`)).status, 404)
  assert.deepEqual((await ours.api.get(`/conversations?contact_id=${foreign?.id}`)).body.data, [])
})
