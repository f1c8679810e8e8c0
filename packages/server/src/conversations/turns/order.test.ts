import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Api,
  call,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
} from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { messagesOf, post, turnsOf, untilWaiting } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
after(() => service.app.close())

test('two messages at once: each is kept and answered once, in order', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const [one, other] = await Promise.all([
    say(api, id, 'We want a new website.'),
    say(api, id, 'It is urgent.'),
  ])
  const messages = await messagesOf(api, id)
  const by = (role: string) => messages.filter((message) => message.role === role)
  const [, ...replies] = by('agent')
  const answers = [one.body, other.body].sort((a, b) => a.message.id - b.message.id)
  assert.deepEqual([messages.length, replies.length], [5, 2])
  assert.deepEqual(
    answers.map(({ message }) => message),
    by('visitor'),
  )
  assert.deepEqual(
    answers.map((answer) => answer.replies),
    replies.map((reply) => [reply]),
  )
  assert.deepEqual(
    [one.body.message.text, other.body.message.text],
    ['We want a new website.', 'It is urgent.'],
  )
})

test('a message that comes while another is thought about is answered after it, and knows what it left', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = say(api, id, 'We want a new website.')
  await held.reached
  const second = say(api, id, { chip: { slot: 'timing', values: ['later'] } })
  await untilWaiting(api, id, 2)
  held.release()
  const [{ body: one }, { body: other }] = await Promise.all([first, second])
  assert.ok(one.replies[0].id < other.replies[0].id)
  assert.equal(one.conversation.slot_values.timing, undefined)
  assert.deepEqual(other.conversation.slot_values, { ...one.conversation.slot_values, timing: 'later' })
  assert.deepEqual(
    (await turnsOf(api, id)).map(({ fence, reply_id }) => [fence, reply_id]),
    [
      [1, one.replies[0].id],
      [1, other.replies[0].id],
    ],
  )
})

test('a message to one server waits for the one before it on another, and is answered by either after it', async () => {
  const other = await startService({ database: await sharedDatabase() }, thinking)
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = say(api, id, 'We want a new website.')
  await held.reached
  const second = say({ ...api, post: postTo(other, api) }, id, {
    chip: { slot: 'timing', values: ['later'] },
  })
  await untilWaiting(api, id, 2)
  held.release()
  const [one, two] = [(await first).body, (await second).body]
  assert.ok(one.replies[0].id < two.replies[0].id)
  assert.deepEqual(two.conversation.slot_values, { ...one.conversation.slot_values, timing: 'later' })
  await other.app.close()
})

const postTo =
  ({ app }: TestService, { key }: Api): Api['post'] =>
  (path, body, headers) =>
    call(app, 'POST', path, body, { authorization: `Bearer ${key}`, ...headers })

test('of more than five messages that wait for a reply the sixth is refused, and told when to come back', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = say(api, id, 'One.')
  await held.reached
  const others = ['Two.', 'Three.', 'Four.', 'Five.'].map((text) => say(api, id, text))
  await untilWaiting(api, id, 5)
  const { status, body, headers } = await post(api, id, { text: 'Six.' })
  assert.deepEqual([status, body.error.code, headers['retry-after']], [429, 'rate_limited', '5'])
  held.release()
  await Promise.all([first, ...others])
  const said = (await messagesOf(api, id)).filter(({ role }) => role === 'visitor')
  assert.deepEqual(
    new Set(said.map(({ text }) => text)),
    new Set(['One.', 'Two.', 'Three.', 'Four.', 'Five.']),
  )
  assert.equal((await post(api, id, { text: 'Six.' })).status, 201)
})
