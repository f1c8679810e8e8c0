import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyName } from './likely_name.ts'

test('a slip of the keys is told apart from a word that means something else', () => {
  assert.equal(likelyName('nmae', ['name', 'languages']), 'name')
  assert.equal(likelyName('Languages', ['name', 'languages']), 'languages')
  assert.equal(likelyName('language', ['locale', 'name']), 'locale')
  assert.equal(likelyName('content', ['chip', 'text']), 'text')
  assert.equal(likelyName('weather', ['name', 'languages']), null)
  assert.equal(likelyName('content', []), null)
})
