import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase } from '../testing/flows.ts'
import { compiled, flowThrough } from '../testing/talks.ts'
import { markOf } from '../wording/marks.ts'
import { begin } from './begin.ts'
import { remember } from './remember.ts'

const fresh = begin(compiled(flowThrough(phase(1))))

test('every sentence of a reply is remembered, once', () => {
  const { said } = remember(fresh, 'Good morning. What brings you here?')
  assert.deepEqual(said, ['Good morning.', 'What brings you here?'].map(markOf))
  assert.deepEqual(remember({ ...fresh, said }, 'Good morning.').said, said)
})

test('what follows a number at the end of a sentence is remembered by itself', () => {
  const { said } = remember(fresh, 'Thanks, 1 to 9. What is your part in this?')
  assert.ok(said.includes(markOf('What is your part in this?')))
})
