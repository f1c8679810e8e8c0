import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findString } from './json_string.ts'

const found = (json: string) => {
  const bytes = Buffer.from(json)
  const span = findString(bytes, 'content')
  return span && bytes.toString('utf8', span.start, span.end)
}

test('the string of a field of the outermost object is found, whatever stands around it', () => {
  for (const json of [
    '{"content":"YWJj"}',
    '{ "content" : "YWJj" , "title" : "x" }',
    '{"title":"a \\"content\\": \\\\","content":"YWJj"}',
    '{"title":"ünï","list":["content","a,b"],"more":{"content":"other"},"content":"YWJj"}',
    '{"n":1,"content":"YWJj","name":"content"}',
  ])
    assert.equal(found(json), 'YWJj', json)
})

test('what is no such string is left to the parser', () => {
  for (const json of [
    '{"content":5,"title":"x"}',
    '{"content":["YWJj"]}',
    '{"more":{"content":"YWJj"}}',
    '{"content":"YW\\/Jj"}',
    '{"content":"YWJj","content":"YWJj"}',
    '{"content":"YWJj',
    '["content","YWJj"]',
    '"content"',
    '',
  ])
    assert.equal(found(json), undefined, json)
})
