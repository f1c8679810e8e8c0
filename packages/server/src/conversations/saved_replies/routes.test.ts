import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'

const thanks = { title: 'Thanks', body: 'Thank you for your message!' }

test('a saved reply carries its fields, object first, and fits every language unless it names one', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/saved_replies', thanks)
  assert.equal(status, 201)
  assert.deepEqual(body, {
    object: 'saved_reply',
    id: body.id,
    ...thanks,
    locale: null,
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
  })
  const german = (await api.post('/saved_replies', { ...thanks, locale: 'de' })).body
  await api.post('/saved_replies', { ...thanks, locale: 'fr' })
  assert.deepEqual((await api.get('/saved_replies?locale=de')).body.data, [german, body])
  assert.equal((await api.get('/saved_replies')).body.data.length, 3)
})

test('PATCH changes what is named; an edit that changes nothing leaves no event, and an archived one is closed to edits', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/saved_replies', { ...thanks, locale: 'en' })
  const path = `/saved_replies/${created.id}`
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.patch(path, { locale: null })).body, { ...created, locale: null })
  for (let times = 0; times < 2; times++)
    assert.equal((await api.post(`${path}/archive`)).body.archived, true)
  assert.deepEqual((await api.get('/saved_replies')).body.data, [])
  assert.equal((await api.get('/saved_replies?include_archived=true')).body.data.length, 1)
  assert.equal((await api.patch(path, { title: 'x' })).body.error.code, 'resource_archived')
  for (let times = 0; times < 2; times++)
    assert.equal((await api.delete(`${path}/archive`)).body.archived, false)
  assert.deepEqual(
    (await listRecorded(api, 'saved_reply')).map(({ type }) => type.split('.')[1]),
    ['created', 'updated', 'archived', 'restored'],
  )
})
