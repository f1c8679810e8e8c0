import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Store } from './store.ts'

test('who has left changes nothing any more, whatever is still under way', () => {
  const leaving = new AbortController()
  const changes: boolean[] = []
  const store = new Store(({ opened }) => changes.push(opened), leaving.signal)
  store.dispatch({ type: 'opened' })
  leaving.abort()
  store.dispatch({ type: 'closed' })
  assert.equal(store.state.opened, true)
  assert.deepEqual(changes, [false])
})
