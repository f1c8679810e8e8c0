import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { ScriptedResponse } from '../testing/scripted_responder.ts'
import { hours, prices, searchFor, take } from '../testing/turns.ts'

const names = [
  'consult_knowledge',
  'capture_slots',
  'suggest_replies',
  'offer_navigation',
  'offer_deliverable',
  'hand_over',
  'leave_message',
  'report_gap',
  'finish_phase',
  'end_conversation',
  'pay',
]
const words = [
  'A tandem costs £55 a day. ',
  'It costs £73. ',
  "I've passed that on. ",
  '1. One\n',
  'Which one? ',
  ' ',
]

const given = fc.oneof(
  fc.constantFrom<unknown>(
    { queries: ['tandem'] },
    { bike: { value: 'tandem', quote: 'tandem' } },
    { slot: 'bike' },
    { reason: 'Help.', cause: 'only_people_can' },
    { message: 'Call me.' },
    { question: 'Why?' },
    {},
    undefined,
  ),
  fc.jsonValue(),
)
const response: fc.Arbitrary<ScriptedResponse> = fc.record(
  {
    text: fc.array(fc.constantFrom(...words), { maxLength: 4 }),
    calls: fc.array(fc.record({ name: fc.constantFrom(...names), arguments: given }), { maxLength: 3 }),
    end: fc.constantFrom('complete' as const, 'complete' as const, 'length' as const, 'refusal' as const),
    failure: fc.constantFrom(
      { reason: 'too_long' as const, message: '' },
      { reason: 'busy' as const, message: '' },
    ),
  },
  { requiredKeys: ['text', 'calls', 'end'] },
)

test('whatever a responder says and calls, a turn ends once, never in silence, with one result for each call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(response, { minLength: 6, maxLength: 6 }), async (script) => {
      const asked = { message: 'A tandem?', search: searchFor(prices, hours), isPartial: true }
      const { text, pieces, outcome, stored, requests, state } = await take(asked, ...script)
      assert.ok(requests.length <= 6 && outcome.rounds === requests.length)
      assert.equal(pieces.join(''), text)
      assert.equal(text.trim() === '', outcome.ended === 'failed')
      assert.equal(state.ended, outcome.ended === 'completed')
      assert.doesNotMatch(text, /£73/)
      for (const { calls, end } of stored.rounds) {
        assert.ok(calls.every(({ result }) => result !== ''))
        if (end !== 'complete') assert.ok(calls.every(({ ok }) => !ok))
      }
    }),
    { numRuns: 100 },
  )
})
