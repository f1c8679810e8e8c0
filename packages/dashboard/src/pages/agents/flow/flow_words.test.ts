import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forPeople } from './flow_words.ts'

test('a message names tools and fields as the page does, and keeps what an owner named', () => {
  assert.equal(
    forPeople('“team_size” is required: switch on capture_slots there, or make the answer optional.'),
    '“team_size” is required: switch on “Collect answers” there, or make the answer optional.',
  )
  assert.equal(forPeople('edits.0.body.max_turns must be at least 1.'), '“Message limit” must be at least 1.')
})
