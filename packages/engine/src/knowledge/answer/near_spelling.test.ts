import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNearSpelling } from './near_spelling.ts'

test('one slip is forgiven, in long words two', () => {
  for (const [one, other] of [
    ['wedding', 'weding'],
    ['package', 'pakcage'],
    ['counil', 'council'],
    ['shirly', 'shirley'],
    ['maintenace', 'maintenance'],
    ['recieveing', 'receiving'],
  ] as const)
    assert.ok(isNearSpelling(one, other), `${one} ${other}`)
})

test('other words, numbers and short words are not misspelt', () => {
  for (const [one, other] of [
    ['park', 'part'],
    ['bread', 'tread'],
    ['house', 'mouses'],
    ['12345', '12346'],
    ['price', 'prison'],
  ] as const)
    assert.ok(!isNearSpelling(one, other), `${one} ${other}`)
})
