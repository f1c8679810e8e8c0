import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceTotal } from './source_total.ts'

test('sources that are being read or have failed are told as some of all sources', () => {
  const sources = { total: 6, reading: 1, failed: 1 }
  assert.equal(sourceTotal(sources).many, 'sources (1 syncing, 1 failed)')
  assert.equal(sourceTotal({ ...sources, reading: 0 }).many, 'sources (1 failed)')
  assert.equal(sourceTotal({ ...sources, reading: 0, failed: 0 }).many, 'sources')
})
