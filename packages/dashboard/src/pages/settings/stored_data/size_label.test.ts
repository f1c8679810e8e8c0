import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeLabel } from './size_label.ts'

test('sizes are told in the largest unit that fits', () => {
  assert.deepEqual([0, 999, 1000, 1_874_220, 45_000_000, 3_200_000_000].map(sizeLabel), [
    '0 bytes',
    '999 bytes',
    '1 KB',
    '1.9 MB',
    '45 MB',
    '3.2 GB',
  ])
})
