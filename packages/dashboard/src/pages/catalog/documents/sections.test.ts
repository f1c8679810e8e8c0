import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertAt } from './sections.ts'

test('a section stands on lines of its own, a value where the cursor is', () => {
  assert.deepEqual(insertAt('One.\n\nTwo.', 5, '## Answers'), {
    text: 'One.\n\n## Answers\n\nTwo.',
    cursor: 16,
  })
  assert.deepEqual(insertAt('', 0, '## Answers'), { text: '## Answers', cursor: 10 })
  assert.deepEqual(insertAt('Dear ,', 5, '{{visitor.name}}'), { text: 'Dear {{visitor.name}},', cursor: 21 })
})
