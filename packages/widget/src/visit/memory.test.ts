import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyShelf } from '../testing/surroundings.ts'
import { Memory } from './memory.ts'

const service = 'https://foyer.example'
const letter = (key: string) => ({ key, said: { text: key }, text: key })

test('every service and agent has a place of its own', () => {
  const shelf = emptyShelf()
  new Memory(shelf, service, 'ag_1').keep({ token: 'vt_1', since: 1 })
  assert.deepEqual(new Memory(shelf, service, 'ag_1').kept, { token: 'vt_1', since: 1 })
  assert.equal(new Memory(shelf, service, 'ag_2').kept, undefined)
  assert.equal(new Memory(shelf, 'https://other.example', 'ag_1').kept, undefined)
})

test('tabs do not lose each other’s letters', () => {
  const shelf = emptyShelf()
  const [one, two] = [new Memory(shelf, service, 'ag_1'), new Memory(shelf, service, 'ag_1')]
  one.add(letter('a'))
  two.add(letter('b'))
  one.remove('a')
  assert.deepEqual(two.outbox, [letter('b')])
})

test('a tab that holds an old conversation leaves alone the one that another tab has begun', () => {
  const memory = new Memory(emptyShelf(), service, 'ag_1')
  memory.keep({ token: 'vt_new', since: 2 })
  memory.renew('vt_old', { token: 'vt_old_renewed', since: 3 })
  memory.forget('vt_old')
  assert.equal(memory.kept?.token, 'vt_new')
  memory.renew('vt_new', { token: 'vt_newer', since: 4 })
  assert.equal(memory.kept?.token, 'vt_newer')
  memory.forget('vt_newer')
  assert.equal(memory.kept, undefined)
})

test('a storage that is full, forbidden or holds nonsense is like an empty one', () => {
  const shelf = {
    getItem: () => '{',
    setItem() {
      throw new Error('Full.')
    },
    removeItem() {},
  }
  const memory = new Memory(shelf, service, 'ag_1')
  memory.add(letter('a'))
  assert.deepEqual([memory.kept, memory.outbox], [undefined, []])
})
