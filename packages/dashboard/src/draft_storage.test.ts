import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { readDraft, removeDrafts, writeDraft } from './draft_storage.ts'

const place = { person: 1, kind: 'reply', conversation: 7 } as const

/** As much of a browser's storage as drafts use: what is kept are its own keys. */
class Storage {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key]
  }
}

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new Storage() })
})

test('a draft is there again, for the same person, conversation and kind only', () => {
  writeDraft(place, { text: 'Hello', after: 12 })
  assert.deepEqual(readDraft(place), { text: 'Hello', after: 12 })
  for (const other of [{ person: 2 }, { kind: 'note' as const }, { conversation: 8 }])
    assert.deepEqual(readDraft({ ...place, ...other }), { text: '', after: 0 })
})

test('an empty draft is not kept, and signing out leaves none', () => {
  writeDraft(place, { text: ' \n', after: 12 })
  assert.deepEqual(Object.keys(localStorage), [])
  writeDraft(place, { text: 'Hello', after: 12 })
  localStorage.setItem('foyer.other', 'stays')
  removeDrafts()
  assert.deepEqual(Object.keys(localStorage), ['foyer.other'])
})

test('what was written in one conversation goes with it', () => {
  writeDraft(place, { text: 'Hello', after: 12 })
  writeDraft({ ...place, kind: 'note', person: 2 }, { text: 'A note', after: 0 })
  writeDraft({ ...place, conversation: 17 }, { text: 'Stays', after: 1 })
  removeDrafts(7)
  assert.deepEqual(Object.keys(localStorage), ['foyer.draft.1.reply.17'])
})

test('what is not a draft is read as none', () => {
  localStorage.setItem('foyer.draft.1.reply.7', '{"text":3}')
  assert.deepEqual(readDraft(place), { text: '', after: 0 })
  localStorage.setItem('foyer.draft.1.reply.7', 'no json')
  assert.deepEqual(readDraft(place), { text: '', after: 0 })
})
