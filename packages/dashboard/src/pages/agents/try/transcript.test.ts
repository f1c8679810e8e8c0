import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TurnEvent } from '@foyer/sdk'
import { conversation, message } from '../../../conversation/testing.ts'
import { chipsOf, newestReply, transcript } from './transcript.ts'
import { applyEvent, failTurn, newTurn, type TurnProgress } from './turn_progress.ts'

const greeting = message(1, 'agent', 'Hello!')
const question = message(2, 'visitor', 'What does it cost?')
const answer = message(3, 'agent', 'It costs 5.')
const sent = newTurn({ body: { text: question.text }, said: question.text, idempotencyKey: 'k' })
const after = (...events: TurnEvent[]): TurnProgress => events.reduce(applyEvent, sent)
const accepted: TurnEvent = { event: 'accepted', data: question }
const token = (text: string): TurnEvent => ({ event: 'token', data: { text } })
const done: TurnEvent = {
  event: 'done',
  data: { object: 'turn', message: question, replies: [answer], conversation },
}
const told = (...args: Parameters<typeof transcript>) =>
  transcript(...args).map((line) =>
    line.kind === 'message' ? line.message.id : `${line.kind}: ${line.text}`,
  )

test('words stand in the chat at once, before the server has them', () => {
  assert.deepEqual(told([greeting], sent), [1, 'sending: What does it cost?', 'typing: '])
})

test('a reply grows token by token until it is done', () => {
  const saying = after(accepted, token('It '), token('costs'))
  assert.deepEqual(told([greeting], saying), [1, 2, 'typing: It costs'])
  assert.deepEqual(told([greeting], after(accepted, token('It'), done)), [1, 2, 3])
})

test('what the agent does is told until it writes on', () => {
  const working: TurnEvent = { event: 'working', data: { text: 'Looking that up…' } }
  const lineAfter = (...events: TurnEvent[]) => transcript([greeting], after(accepted, ...events)).at(-1)
  assert.deepEqual(lineAfter(working), {
    kind: 'typing',
    text: '',
    captured: [],
    working: 'Looking that up…',
  })
  assert.deepEqual(lineAfter(working, token('It')), { kind: 'typing', text: 'It', captured: [], working: '' })
})

test('what the server tells by itself meanwhile is not shown twice', () => {
  const saying = after(accepted, token('It costs'))
  assert.deepEqual(told([greeting, question], saying), [1, 2, 'typing: It costs'])
  assert.deepEqual(told([greeting, question, answer], saying), [1, 2, 3])
  assert.deepEqual(told([greeting, question, answer], after(accepted, done)), [1, 2, 3])
})

test('what could not be sent stays, marked as such; what arrived is not called unsent', () => {
  const [, line] = transcript([greeting], failTurn(sent, new Error('offline')))
  assert.deepEqual(line, { kind: 'sending', text: question.text, failed: true })
  assert.deepEqual(told([greeting], failTurn(after(accepted), new Error('cut'))), [1, 2])
})

test('the newest reply is the newest message of the agent, whoever spoke last', () => {
  const lines = transcript([greeting, question, message(4, 'owner', 'I take over.')], null)
  assert.equal(newestReply(lines)?.id, 1)
})

test('answers can be tapped only under the last words', () => {
  const offering = { ...greeting, chips: [{ text: 'Tell me more' }] }
  assert.deepEqual(chipsOf(transcript([offering], null)), [{ text: 'Tell me more' }])
  assert.deepEqual(chipsOf(transcript([offering], sent)), [])
  assert.deepEqual(chipsOf(transcript([offering, question], null)), [])
})
