import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateTokens } from '../../prompts/tokens.ts'
import type { ThreadMessage } from '../responder.ts'
import { passagesText } from './passages.ts'
import { shorten } from './shorten.ts'
import { passage } from './testing/setting.ts'

const user = (text: string): ThreadMessage => ({ role: 'user', text: `<visitor>\n${text}\n</visitor>` })
const agent = (text: string): ThreadMessage => ({ role: 'assistant', text, calls: [] })
const long = 'x'.repeat(400)
const calling: ThreadMessage[] = [
  {
    role: 'assistant',
    text: '',
    calls: [{ id: 'a', name: 'consult_knowledge', arguments: { query: long } }],
  },
  { role: 'tool', results: [{ id: 'a', name: 'consult_knowledge', text: long }] },
]

test('what fits stays as it is', () => {
  const messages = [user('Hi'), agent('Hello'), user('Now')]
  assert.deepEqual(shorten(messages, 1000), messages)
})

test('the oldest go first, a message with the reply to it: no result without its call', () => {
  const messages = [user('One'), ...calling, agent('Done'), user('Two'), agent('Yes'), user('Now')]
  assert.deepEqual(shorten(messages, 100), messages.slice(-3))
  assert.deepEqual(shorten(messages, 10), messages.slice(-1))
})

test('what this turn has done stays with its message, notes too', () => {
  const turn = [user('Now'), ...calling, { role: 'user', text: '<note>\nAgain.\n</note>' } as const]
  assert.deepEqual(shorten([user('One'), agent('Yes'), ...turn], 1), turn)
})

test('then passages of the message go, the least fitting first and whole; the visitor’s words never', () => {
  const passages = ['first', 'second', 'third'].map((text, id) => passage(id, `${text} ${long}`))
  const current: ThreadMessage = {
    role: 'user',
    text: `${passagesText(passages)}\n\n<visitor>\nNow\n</visitor>`,
  }
  const textIn = (tokens: number) =>
    shorten([current], tokens).map((message) => 'text' in message && message.text)
  const [two] = textIn(250)
  assert.match(
    String(two),
    /^<passages>\n<passage[\s\S]*second[\s\S]*<\/passage>\n<\/passages>\n\n<visitor>\nNow/,
  )
  assert.doesNotMatch(String(two), /third/)
  assert.ok(estimateTokens(String(two)) <= 250)
  assert.deepEqual(textIn(1), ['<visitor>\nNow\n</visitor>'])
})
