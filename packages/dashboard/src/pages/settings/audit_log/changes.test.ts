import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf } from './changes.ts'

test('a change is told by its fields alone, nested ones under the name of the whole', () => {
  const before = {
    object: 'organization',
    id: 1,
    name: 'Old',
    paused: false,
    profile: { phone: '1', email: 'a@b' },
  }
  const after = { ...before, name: 'New', paused: true, profile: { phone: '2', email: 'a@b' } }
  assert.deepEqual(changesOf(before, after), [
    { label: 'Name', before: 'Old', after: 'New' },
    { label: 'Paused', before: 'No', after: 'Yes' },
    { label: 'Profile › Phone', before: '1', after: '2' },
  ])
})

test('what was created has no before, what was deleted no after', () => {
  assert.deepEqual(changesOf(null, { id: 1, name: 'Audit', price_min: 1200, tags: [], note: null }), [
    { label: 'Name', before: undefined, after: 'Audit' },
    { label: 'Price min', before: undefined, after: '1,200' },
  ])
  assert.deepEqual(changesOf({ name: 'Audit' }, null), [{ label: 'Name', before: 'Audit', after: undefined }])
})

test('lists are told with commas, lists of things line by line', () => {
  assert.deepEqual(changesOf({ locales: ['en'] }, { locales: ['en', 'de'] }), [
    { label: 'Locales', before: 'en', after: 'en, de' },
  ])
  const links = [
    { title: 'Home', url: 'https://a.example' },
    { title: 'Shop', url: 'https://b.example' },
  ]
  assert.equal(
    changesOf({ links: [] }, { links })[0]?.after,
    'Title: Home; Url: https://a.example\nTitle: Shop; Url: https://b.example',
  )
})
