import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listNames } from './list_names.ts'

test('a few are named, and of many the first ones', () => {
  assert.equal(listNames(['Ada', 'Ben', 'Cem', 'Dana']), 'Ada, Ben, Cem, Dana')
  assert.equal(listNames(['Ada', 'Ben', 'Cem', 'Dana', 'Elif']), 'Ada, Ben, Cem and 2 more')
})
