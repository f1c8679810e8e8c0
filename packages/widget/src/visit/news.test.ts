import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversation, newSession, start } from '../testing/session.ts'
import { json, refusal, visitServer } from '../testing/visit_server.ts'
import { message, visit } from '../testing/visits.ts'

const read = 'POST /visit/conversation/read'
const mail = 'POST /visit/conversation/reply_by_mail'
const standing = { object: 'visit_standing', status: 'handed_off', unread_count: 0, reply_by_mail: 'agreed' }
const ofPerson = message(5, { role: 'owner' })

test('a page that is loaded again learns whether a person has answered, and asks nothing where nobody talked', async (t) => {
  const { url, received } = await visitServer(t, {
    [start]: [json(201, visit())],
    [conversation]: [json(200, visit({ unread_count: 1 })), json(200, visit()), refusal(503, 'internal')],
  })
  const stranger = newSession(t, url)
  await stranger.session.lookForNews()
  assert.deepEqual([stranger.session.store.state.unread, received.length], [false, 0])
  await stranger.session.connect()
  const { storage } = stranger.environment
  for (const expected of [true, false, false]) {
    const { session } = newSession(t, url, { storage })
    await session.lookForNews()
    assert.equal(session.store.state.unread, expected)
    assert.equal(session.store.state.stage, 'idle')
  }
})

test('what a person wrote is confirmed once when somebody looks, and again only if that failed', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit({ messages: [message(1)] }))],
    [read]: [refusal(503, 'internal'), json(200, standing), json(200, standing)],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await session.confirmSeen()
  assert.equal(calls(read).length, 0)
  const heard = (id: number) =>
    session.store.dispatch({
      type: 'heard',
      event: {
        object: 'visit_event',
        id,
        status: 'handed_off',
        reply_by_mail: 'off',
        messages: [{ ...ofPerson, id }],
      },
    })
  heard(5)
  for (let times = 0; times < 3; times++) await session.confirmSeen()
  heard(6)
  await session.confirmSeen()
  assert.deepEqual(
    calls(read).map(({ body }) => body),
    [{ message_id: 5 }, { message_id: 5 }, { message_id: 6 }],
  )
})

test('the answer about email is told, and the question stays where that fails', async (t) => {
  const { url, calls } = await visitServer(t, {
    [start]: [json(201, visit({ reply_by_mail: 'ask' }))],
    [mail]: [refusal(503, 'internal'), json(200, standing)],
  })
  const { session } = newSession(t, url)
  await session.connect()
  await session.answerAboutMail({ agreed: true })
  assert.equal(session.store.state.replyByMail, 'ask')
  await session.answerAboutMail({ agreed: true, email: 'noor@example.com' })
  assert.equal(session.store.state.replyByMail, 'agreed')
  assert.deepEqual(calls(mail)[1]?.body, { agreed: true, email: 'noor@example.com' })
})
