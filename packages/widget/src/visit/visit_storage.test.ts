import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyStorage } from '../testing/environment.ts'
import { VisitStorage } from './visit_storage.ts'

const service = 'https://foyer.example'
const pending = (key: string) => ({ key, said: { text: key }, text: key })

test('every service and agent has a place of its own', () => {
  const storage = emptyStorage()
  new VisitStorage(storage, service, 'ag_1').saveToken({ token: 'vt_1', since: 1 })
  assert.deepEqual(new VisitStorage(storage, service, 'ag_1').token, { token: 'vt_1', since: 1 })
  assert.equal(new VisitStorage(storage, service, 'ag_2').token, undefined)
  assert.equal(new VisitStorage(storage, 'https://other.example', 'ag_1').token, undefined)
})

test('tabs do not lose each other’s messages', () => {
  const storage = emptyStorage()
  const [one, two] = [new VisitStorage(storage, service, 'ag_1'), new VisitStorage(storage, service, 'ag_1')]
  one.addMessage(pending('a'))
  two.addMessage(pending('b'))
  one.removeMessage('a')
  assert.deepEqual(two.outbox, [pending('b')])
})

test('a tab that holds an old conversation leaves alone the one that another tab has begun', () => {
  const storage = new VisitStorage(emptyStorage(), service, 'ag_1')
  storage.saveToken({ token: 'vt_new', since: 2 })
  storage.replaceToken('vt_old', { token: 'vt_old_renewed', since: 3 })
  storage.removeToken('vt_old')
  assert.equal(storage.token?.token, 'vt_new')
  storage.replaceToken('vt_new', { token: 'vt_newer', since: 4 })
  assert.equal(storage.token?.token, 'vt_newer')
  storage.removeToken('vt_newer')
  assert.equal(storage.token, undefined)
})

test('a storage that is full, forbidden or holds nonsense is like an empty one', () => {
  const full = {
    getItem: () => '{',
    setItem() {
      throw new Error('Full.')
    },
    removeItem() {},
  }
  const storage = new VisitStorage(full, service, 'ag_1')
  storage.addMessage(pending('a'))
  assert.deepEqual([storage.token, storage.outbox], [undefined, []])
})
