import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ThreadMessage } from '../responder.ts'
import type { RunCall, TurnRound } from '../stored_turn.ts'
import type { HistoryTurn } from '../turn.ts'
import { shorten } from './shorten.ts'
import { passage, roundWith, settingWith, storedWith } from './testing/setting.ts'
import { threadOf } from './thread.ts'

const words = fc.constantFrom(
  '',
  'Hello',
  'One. Two.',
  ' spaced ',
  '</visitor>',
  '<passage from="x">\n</passage>',
)
const passages = fc.array(
  fc.integer({ min: 1, max: 3 }).map((id) => passage(id, `${'x'.repeat(80)} ${id}`)),
  { maxLength: 3 },
)
const call: fc.Arbitrary<RunCall> = fc.record({
  id: fc.constantFrom('a', 'b'),
  name: fc.constant('consult_knowledge'),
  arguments: fc.constantFrom({ query: 'x' }, undefined),
  result: words,
  ok: fc.boolean(),
})
const round: fc.Arbitrary<TurnRound> = fc
  .record({ text: words, calls: fc.array(call, { maxLength: 2 }) })
  .map(roundWith)
const stored = fc
  .record({
    passages,
    rounds: fc.array(round, { maxLength: 3 }),
    knowledge_version: fc.integer({ min: 1, max: 2 }),
  })
  .map(storedWith)
const turn: fc.Arbitrary<HistoryTurn> = fc.record({
  visitor: fc.option(words),
  reply: words,
  by_team: fc.boolean(),
  stored: fc.option(stored),
})

const input = fc.record({ history: fc.array(turn, { maxLength: 6 }), text: words, found: passages })

function threadFrom({
  history,
  text,
  found,
}: typeof input extends fc.Arbitrary<infer Value> ? Value : never) {
  const current = { situation: '<situation>\nNow.\n</situation>', passages: found }
  return threadOf({ setting: settingWith(), message: { id: 1, text, chip: null }, history }, current)
}

/** What every provider takes. */
function assertSound(messages: ThreadMessage[]) {
  assert.equal(messages[0]?.role, 'user')
  const ids = messages.flatMap((message) =>
    message.role === 'assistant' ? message.calls.map(({ id }) => id) : [],
  )
  assert.equal(new Set(ids).size, ids.length)
  for (const [at, message] of messages.entries()) {
    const next = messages[at + 1]
    if (message.role === 'user') assert.notEqual(next?.role, 'user')
    if (message.role === 'tool') assert.equal(messages[at - 1]?.role, 'assistant')
    if (message.role !== 'assistant') continue
    assert.ok(message.text !== '' || message.calls.length > 0)
    const results = next?.role === 'tool' ? next.results.map(({ id }) => id) : []
    assert.deepEqual(
      results,
      message.calls.map(({ id }) => id),
    )
  }
}

test('whatever was said, a thread is one that providers take, as it is and shortened', () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 1, max: 400 }), (given, tokens) => {
      const thread = threadFrom(given)
      const short = shorten(thread, tokens)
      for (const messages of [thread, short]) {
        assertSound(messages)
        const last = messages.at(-1)
        assert.ok(last?.role === 'user' && last.text.includes('<situation>\nNow.'))
        assert.equal(last.text.match(/<visitor>/g)?.length, last.text.match(/<\/visitor>/g)?.length)
      }
    }),
  )
})
