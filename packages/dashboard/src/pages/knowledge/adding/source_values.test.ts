import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyOf, changesOf, emptyValues, isContent, withTitle } from './source_values.ts'

test('a body has the fields of its kind only', () => {
  const filled = {
    ...emptyValues('text'),
    title: ' Hours ',
    text: 'We open at 9.',
    url: 'example.com/hours',
    max_pages: 20,
    include: '/docs/*\n\n /help/* ',
    refresh_hours: 24,
  }
  assert.deepEqual(bodyOf(filled), { kind: 'text', title: 'Hours', text: 'We open at 9.' })
  assert.deepEqual(bodyOf({ ...filled, kind: 'page' }), {
    kind: 'page',
    title: 'Hours',
    url: 'https://example.com/hours',
    refresh_hours: 24,
  })
  assert.deepEqual(bodyOf({ ...filled, kind: 'site', title: '' }), {
    kind: 'site',
    url: 'https://example.com/hours',
    refresh_hours: 24,
    max_pages: 20,
    include: ['/docs/*', '/help/*'],
  })
})

test('what was left empty is left out, so that the server says what is missing', () => {
  assert.deepEqual(bodyOf(emptyValues('page')), { kind: 'page' })
  assert.deepEqual(bodyOf(emptyValues('text')), { kind: 'text' })
})

test('an address with another scheme is sent as it is', () => {
  assert.equal(bodyOf({ ...emptyValues('page'), url: 'ftp://example.com' }).url, 'ftp://example.com')
})

test('an edit sends what differs, and no agents mean all of them', () => {
  const before = { ...emptyValues('text'), title: 'Hours', text: 'We open at 9.', agents: ['front-desk'] }
  assert.deepEqual(changesOf(before, before), {})
  const changes = changesOf(before, { ...before, title: 'Opening hours', agents: [] })
  assert.deepEqual(changes, { title: 'Opening hours', agents: null })
  assert.equal(isContent(changes), false)
  assert.equal(isContent(changesOf(before, { ...before, text: 'We open at 8.' })), true)
})

test('a text that answers a question goes by the question, unless it has a title', () => {
  const text = { ...emptyValues('text'), text: 'Yes, behind the house.' }
  assert.equal(withTitle('Is there parking?', text).title, 'Is there parking?')
  assert.equal(withTitle('Is there parking?', { ...text, title: 'Parking' }).title, 'Parking')
  assert.equal(withTitle('Is there parking?', emptyValues('page')).title, '')
  assert.equal(withTitle(undefined, text).title, '')
})
