import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message } from '../../../conversation/testing.ts'
import { otherWriters } from './other_writers.ts'

const jana = { id: 3, name: 'Jana' }
const said = (id: number, author?: object) => ({
  ...message(id, 'owner', 'Hello'),
  ...(author && { author: { type: 'person' as const, name: 'Jana', ...author } }),
})
const writing = {
  teammates: [],
  messages: [],
  draft: { text: 'My reply', after: 10 },
  you: 1,
  visitor: 'Noor',
}

test('whoever else writes is named, also before anything is written here', () => {
  const teammates = [{ ...jana, writing: true }]
  const sentence = 'Jana is writing to Noor right now.'
  assert.equal(otherWriters({ ...writing, teammates }), sentence)
  assert.equal(otherWriters({ ...writing, teammates, draft: { text: '', after: 0 } }), sentence)
  const both = [...teammates, { id: 4, name: 'Tom', writing: true }]
  assert.match(otherWriters({ ...writing, teammates: both }) ?? '', /Jana and Tom are writing/)
})

test('who only looks is no reason to wait', () => {
  assert.equal(otherWriters({ ...writing, teammates: [{ ...jana, writing: false }] }), null)
})

test('a reply that came after the draft was begun is pointed out, unless it is one’s own or there is no draft', () => {
  assert.match(otherWriters({ ...writing, messages: [said(11, { id: 2 })] }) ?? '', /^Jana replied after you/)
  assert.equal(otherWriters({ ...writing, messages: [said(9, { id: 2 })] }), null)
  assert.equal(otherWriters({ ...writing, messages: [said(11, { id: 1 })] }), null)
  assert.equal(otherWriters({ ...writing, messages: [said(11)] }), null)
  const none = { text: ' ', after: 10 }
  assert.equal(otherWriters({ ...writing, draft: none, messages: [said(11, { id: 2 })] }), null)
})
