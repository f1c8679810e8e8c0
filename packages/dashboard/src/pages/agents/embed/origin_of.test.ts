import assert from 'node:assert/strict'
import { test } from 'node:test'
import { originOf } from './origin_of.ts'

test('a pasted address counts for its origin', () => {
  assert.equal(originOf(' https://Example.com/contact?x=1 '), 'https://example.com')
  assert.equal(originOf('http://localhost:8080/'), 'http://localhost:8080')
})

test('the name of a site counts for its address by https', () => {
  assert.equal(originOf('www.Example.com'), 'https://www.example.com')
  assert.equal(originOf('example.com/contact'), 'https://example.com')
})

test('what is no address is left for the API to judge', () => {
  for (const text of ['two words', 'ftp://example.com', '*', '']) assert.equal(originOf(text), text)
})
