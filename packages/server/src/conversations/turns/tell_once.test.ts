import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellOnce } from './tell_once.ts'

function follow(...attempts: string[][]): string[] {
  const heard: string[] = []
  const nextAttempt = tellOnce((event, data) => heard.push(event === 'token' ? Object(data).text : event))
  for (const words of attempts) {
    const emit = nextAttempt()
    for (const text of words) emit('token', { text })
  }
  return heard
}

test('a reply that is worded again goes on where the first attempt stopped', () => {
  assert.deepEqual(follow(['It costs ', '€900.']), ['It costs ', '€900.'])
  assert.deepEqual(follow(['It costs ', '€900.'], ['It costs €900.']), ['It costs ', '€900.'])
  assert.deepEqual(follow(['It costs '], ['It ', 'costs €900', '.']), ['It costs ', '€900', '.'])
})

test('a reply in other words is not put behind the first one', () => {
  assert.deepEqual(follow(['It costs '], ['That is €900.']), ['It costs '])
})

test('other events pass', () => {
  const heard: string[] = []
  const emit = tellOnce((event) => heard.push(event))()
  emit('phase', {})
  emit('chips', [])
  assert.deepEqual(heard, ['phase', 'chips'])
})
