import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLock } from '../../platform/db/locks.ts'
import { updateRow } from '../../platform/db/row.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { asPerson, newPerson } from '../../testing/people.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { eraseConversation } from '../conversations/erase.ts'

/** A word that only the note has. */
const marker = 'zanziquokka'

const noteOn = async (api: Api, id: number, text = `She called, ${marker}.`, headers = {}) => {
  const { status, body } = await api.post(`/conversations/${id}/notes`, { text }, headers)
  assert.equal(status, 201)
  return body
}

test('a note has its author and its time, and stays with its conversation, the newest first', async () => {
  const api = await newOrganization()
  const editor = asPerson(api, await newPerson(api, 'editor'))
  const { id, agent: slug } = await newConversation(api)
  const first = await noteOn(editor, id)
  assert.deepEqual(first, {
    object: 'note',
    id: first.id,
    conversation_id: id,
    text: `She called, ${marker}.`,
    author: { type: 'person', id: first.author.id, name: 'Some editor', role: 'editor' },
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
  })
  const second = await noteOn(api, id, 'Call back.')
  assert.equal(second.author.type, 'api_key')
  await noteOn(api, (await newConversation(api, { slug })).id)
  assert.deepEqual((await api.get(`/conversations/${id}/notes`)).body.data, [second, first])
  assert.deepEqual((await api.get(`/notes/${first.id}`)).body, first)
})

test('a note is edited, archived and restored; the same words leave no event, and no event has them', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const note = await noteOn(api, id)
  const path = `/notes/${note.id}`
  const text = `Call ${marker} back.`
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.patch(path, { text })).body, { ...note, text })
  for (let times = 0; times < 2; times++)
    assert.equal((await api.post(`${path}/archive`)).body.archived, true)
  assert.deepEqual((await api.get(`/conversations/${id}/notes`)).body.data, [])
  assert.equal((await api.get(`/conversations/${id}/notes?include_archived=true`)).body.data.length, 1)
  assert.equal((await api.patch(path, { text: 'x' })).body.error.code, 'resource_archived')
  for (let times = 0; times < 2; times++)
    assert.equal((await api.delete(`${path}/archive`)).body.archived, false)
  const recorded = await listRecorded(api, 'note')
  assert.deepEqual(
    recorded.map(({ type }) => type.split('.')[1]),
    ['created', 'updated', 'archived', 'restored'],
  )
  assert.ok(!JSON.stringify(recorded).includes(marker))
})

test('erasing a conversation erases its notes, and what was stored of them under a key', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const note = await noteOn(api, id, marker, { 'idempotency-key': 'note' })
  const { erased } = (await api.delete(`/conversations/${id}`)).body
  assert.deepEqual([erased.notes, erased.stored_answers], [1, 1])
  assert.equal((await api.get(`/notes/${note.id}`)).status, 404)
  assert.equal((await api.get(`/conversations/${id}/notes`)).status, 404)
})

test('whoever archives a note that somebody else is archiving changes nothing', async () => {
  const api = await newOrganization()
  const note = await noteOn(api, (await newConversation(api)).id)
  const { second } = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(rowLock('notes', note.id))
    updateRow(db, 'notes', note.id, { archived: true })
    await db.query((sql) => sql`select 1`)
    const second = api.post(`/notes/${note.id}/archive`)
    await untilItWaits(api.service, second)
    return { second }
  })
  assert.deepEqual([(await second).status, (await second).body.archived], [200, true])
  assert.deepEqual(
    (await listRecorded(api, 'note')).map(({ type }) => type),
    ['note.created'],
  )
})

test('a note on a conversation that is being erased finds it gone', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const { database, clock } = api.service
  const context = {
    organization: api.organization,
    actor: { type: 'system', name: 'test' },
    operation: 'eraseConversation',
    request_id: 'first',
    now: clock.now,
  } as const
  const { late } = await database.tenant(api.organization.id).transaction(async (db) => {
    await eraseConversation(context, db, id)
    const late = api.post(`/conversations/${id}/notes`, { text: 'Too late.' })
    await untilItWaits(api.service, late)
    return { late }
  })
  assert.equal((await late).status, 404)
})
