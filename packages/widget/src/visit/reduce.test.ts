import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message, turnOf, visit, visitorMessage } from '../testing/visits.ts'
import { reduce } from './reduce.ts'
import {
  chipsOf,
  draftOf,
  isAskedAboutMail,
  isReplying,
  isWriting,
  pendingMessages,
  workingOf,
} from './selectors.ts'
import { type Action, initialState, type State } from './state.ts'

const after = (...actions: Action[]) => actions.reduce(reduce, initialState)
const visited: Action = { type: 'visited', visit: visit() }
const outgoing = { key: 'k', said: { text: 'Hello' }, text: 'Hello' }
const hello: Action = { type: 'said', outgoing }
const accepted: Action = { type: 'accepted', key: 'k', message: visitorMessage(2, 'Hello') }
const reply = message(3, { chips: [{ text: 'Skip' }] })
const idsOf = ({ messages }: State) => messages.map(({ id }) => id)

test('a pending message is shown until it is a message, and then as that alone', () => {
  assert.deepEqual(
    pendingMessages(after(visited, hello)).map(({ text }) => text),
    ['Hello'],
  )
  const state = after(visited, hello, accepted)
  assert.deepEqual(pendingMessages(state), [])
  assert.deepEqual(idsOf(state), [1, 2])
})

test('whoever tells of a message a second time changes nothing: another tab, the stream, the answer', () => {
  const event = {
    object: 'visit_event',
    id: 3,
    status: 'active',
    reply_by_mail: 'off',
    messages: [visitorMessage(2, 'Hello'), reply],
  } as const
  const state = after(
    visited,
    hello,
    accepted,
    { type: 'heard', event: { ...event, messages: [...event.messages] } },
    { type: 'answered', key: 'k', turn: turnOf(visitorMessage(2, 'Hello'), reply) },
    visited,
  )
  assert.deepEqual(idsOf(state), [1, 2, 3])
  assert.deepEqual(state.outbox, [])
})

test('a pending message that only the stream has confirmed is not shown beside its message', () => {
  const event = {
    object: 'visit_event',
    id: 2,
    status: 'active',
    reply_by_mail: 'off',
    messages: [visitorMessage(2, 'Hello')],
  } as const
  const state = after(visited, hello, {
    type: 'heard',
    event: { ...event, messages: [visitorMessage(2, 'Hello')] },
  })
  assert.deepEqual(pendingMessages(state), [])
  assert.equal(
    pendingMessages(
      after({ type: 'visited', visit: visit({ messages: [visitorMessage(1, 'Hello')] }) }, hello),
    ).length,
    1,
  )
})

test('the reply grows word by word, and is whole once, however it arrives', () => {
  const writing = after(visited, hello, accepted)
  assert.equal(isWriting(writing), true)
  const growing = [...'Good'].reduce((state, text) => reduce(state, { type: 'worded', text }), writing)
  assert.equal(draftOf(growing), 'Good')
  assert.equal(isWriting(growing), false)
  const event = {
    object: 'visit_event' as const,
    id: 3,
    status: 'active' as const,
    reply_by_mail: 'off' as const,
    messages: [reply],
  }
  assert.equal(draftOf(reduce(growing, { type: 'heard', event })), '')
  const answered = reduce(growing, {
    type: 'answered',
    key: 'k',
    turn: turnOf(visitorMessage(2, 'Hello'), reply),
  })
  assert.equal(draftOf(answered), '')
})

test('a reply that broke off is not put together from two attempts', () => {
  const again = after(
    visited,
    hello,
    accepted,
    { type: 'worded', text: 'Good mor' },
    { type: 'unsent', key: 'k' },
    { type: 'sending', key: 'k' },
    { type: 'worded', text: 'Good morning' },
  )
  assert.equal(draftOf(again), 'Good morning')
})

test('what the agent does is told until it writes on, or its reply is there', () => {
  const looking: Action = { type: 'working', text: 'Looking that up…' }
  const working = after(visited, hello, accepted, looking)
  assert.equal(workingOf(working), 'Looking that up…')
  assert.equal(isWriting(working), true)
  assert.equal(workingOf(reduce(working, { type: 'worded', text: 'It costs' })), '')
  const answered: Action = { type: 'answered', key: 'k', turn: turnOf(visitorMessage(2, 'Hello'), reply) }
  assert.equal(workingOf(reduce(working, answered)), '')
  assert.equal(workingOf(reduce(working, { type: 'unsent', key: 'k' })), '')
})

test('a reply can be stopped from when the service has the message until all of the reply is there', () => {
  assert.equal(isReplying(after(visited, hello)), false)
  const writing = after(visited, hello, accepted)
  assert.equal(isReplying(writing), true)
  assert.equal(isReplying(reduce(writing, { type: 'worded', text: 'Good' })), true)
  const answered: Action = { type: 'answered', key: 'k', turn: turnOf(visitorMessage(2, 'Hello'), reply) }
  assert.equal(isReplying(reduce(writing, answered)), false)
  const takenOver = visit({ status: 'handed_off' })
  assert.equal(isReplying(after({ type: 'visited', visit: takenOver }, hello, accepted)), false)
})

test('a reply that is stored as something else than was shown, or not at all, takes the place of what was shown', () => {
  const shown = after(visited, hello, accepted, { type: 'worded', text: 'Good morning.' })
  const stopped: Action = { type: 'answered', key: 'k', turn: turnOf(visitorMessage(2, 'Hello')) }
  const state = reduce(reduce(shown, { type: 'stopping', stopping: true }), stopped)
  assert.deepEqual([draftOf(state), idsOf(state), state.stopping], ['', [1, 2], false])
})

test('nobody is said to be writing while a person has taken over', () => {
  const visit_ = visit({ status: 'handed_off' })
  assert.equal(isWriting(after({ type: 'visited', visit: visit_ }, hello, accepted)), false)
})

test('chips are offered while it is the visitor’s turn, and what is chosen of them ends with them', () => {
  const offered = { type: 'visited', visit: visit({ messages: [reply] }) } as const
  assert.deepEqual(chipsOf(after(offered)), reply.chips)
  assert.deepEqual(chipsOf(after(offered, hello)), [])
  const ended = visit({ messages: [reply], status: 'completed' })
  assert.deepEqual(chipsOf(after({ type: 'visited', visit: ended })), [])
  const chosen = after(offered, { type: 'chosen', value: 'a' }, { type: 'chosen', value: 'b' })
  assert.deepEqual(reduce(chosen, { type: 'chosen', value: 'a' }).chosen, ['b'])
  assert.deepEqual(reduce(chosen, hello).chosen, [])
  assert.deepEqual(reduce(chosen, { type: 'visited', visit: visit({ messages: [message(9)] }) }).chosen, [])
})

test('what is said while nobody looks is news, until somebody does', () => {
  const answered: Action = { type: 'answered', key: 'k', turn: turnOf(visitorMessage(2, 'Hello'), reply) }
  assert.equal(after({ type: 'opened' }, visited, hello, answered).unread, false)
  const closed = after({ type: 'opened' }, visited, hello, { type: 'closed' }, answered)
  assert.equal(closed.unread, true)
  assert.equal(reduce(closed, { type: 'opened' }).unread, false)
  const missed = after({ type: 'missed' })
  assert.deepEqual([missed.unread, reduce(missed, { type: 'opened' }).unread], [true, false])
  assert.equal(after({ type: 'opened' }, { type: 'missed' }).unread, false)
})

test('the question about email comes with a visit, a turn or an event, and goes with its answer', () => {
  const asked = after({ type: 'visited', visit: visit({ reply_by_mail: 'ask' }) })
  assert.equal(isAskedAboutMail(asked), true)
  assert.equal(isAskedAboutMail({ ...asked, stage: 'unreachable' }), false)
  const agreed = reduce(asked, { type: 'asked_about_mail', replyByMail: 'agreed' })
  assert.equal(isAskedAboutMail(agreed), false)
  const turn = { ...turnOf(visitorMessage(2, 'Hello'), reply), reply_by_mail: 'ask_with_address' as const }
  assert.equal(isAskedAboutMail(after(visited, hello, { type: 'answered', key: 'k', turn })), true)
  const event = {
    object: 'visit_event',
    id: 9,
    status: 'active',
    reply_by_mail: 'declined',
    messages: [],
  } as const
  assert.equal(isAskedAboutMail(reduce(asked, { type: 'heard', event: { ...event, messages: [] } })), false)
})

test('a new conversation begins with nothing of the last one but who is there', () => {
  const before = after({ type: 'opened' }, visited, hello, { type: 'rated', rating: 4 })
  const { agent, messages, opened, outbox, rating } = reduce(before, { type: 'begun_anew' })
  assert.deepEqual(
    { agent, messages, opened, outbox, rating },
    {
      agent: before.agent,
      messages: [],
      opened: true,
      outbox: [],
      rating: undefined,
    },
  )
})
