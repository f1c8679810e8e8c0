import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CapturedAnswer } from '../conversation/answers.ts'
import { flowOf, phase, slot, terminal } from '../testing/flows.ts'
import { compileFlow } from '../testing/talks.ts'
import { prices, searchFor, take } from '../testing/turns.ts'

const answer = (value: string): CapturedAnswer => ({ value, message_id: 1, quote: value })
const both = { bike: answer('city'), number: answer('two') }
const capture = (slots: object) => ({ name: 'capture_slots', arguments: slots })
const call = (name: string, given: object = {}) => ({ name, arguments: given })

describe('a phase', () => {
  test('is left by itself when its required answers are in and it names no condition', async () => {
    const { state, outcome } = await take(
      { message: 'Two of them', state: { answers: { bike: answer('city') } } },
      {
        text: 'Two, fine. Where can we reach you?',
        calls: [capture({ number: { value: 'two', quote: 'Two' } })],
      },
    )
    assert.deepEqual([state.phase, state.phase_turns], ['contact', 0])
    assert.deepEqual(outcome.phase_moves, [{ phase: 'contact', because: 'exit' }])
    assert.equal(outcome.asked_slot, 'email')
    assert.deepEqual(state.asked, { email: 1 })
  })

  test('with a condition is finished with words of the visitor, and its required answers', async () => {
    const finishing = async (because: string, answers: Record<string, CapturedAnswer>) => {
      const { state } = await take(
        { message: 'All right!', state: { phase: 'contact', answers } },
        { text: 'Good.', calls: [call('finish_phase', { because })] },
      )
      return state.phase
    }
    assert.equal(await finishing('all right', {}), 'contact')
    assert.equal(await finishing('yes indeed', { email: answer('a@b.example') }), 'contact')
    assert.equal(await finishing('all right', { email: answer('a@b.example') }), 'end')
  })

  test('that was finished tells the next aim, which is read where no text has been shown', async () => {
    const { requests } = await take(
      { state: { answers: both } },
      { calls: [call('finish_phase'), call('finish_phase', { because: 'Hello' })] },
      { text: 'Where can we reach you?' },
    )
    const results = requests[1]!.messages.at(-1)
    assert.ok(results?.role === 'tool')
    assert.deepEqual(
      results.results.map(({ text }) => text),
      [
        'Now: Contact. Find out where the team can reach them.',
        'A phase was finished in this turn already. Go on in the new one first.',
      ],
    )
  })

  test('is left at its limit, which only turns count for that asked for an answer or recorded one', async () => {
    const talk = async (text: string, phase_turns: number) => {
      const { state, outcome } = await take({ state: { phase_turns } }, { text })
      return [state.phase, state.phase_turns, ...outcome.phase_moves.map(({ because }) => because)]
    }
    assert.deepEqual(await talk('Which bike would you like?', 3), ['needs', 4])
    assert.deepEqual(await talk('We are a small shop.', 5), ['needs', 5])
    assert.deepEqual(await talk('Which bike would you like?', 5), ['contact', 0, 'max_turns'])
  })

  test('that the next answers finish, too, is passed through', async () => {
    const flow = compileFlow(
      flowOf(
        phase(1, { key: 'a', tools: ['capture_slots'], slots: [slot(1, { key: 'size', required: true })] }),
        phase(2, { key: 'b', tools: ['capture_slots'], slots: [slot(2, { key: 'day', required: true })] }),
        phase(3, { key: 'c', kind: 'loop', tools: ['consult_knowledge'] }),
        terminal(),
      ),
    )
    const { outcome } = await take(
      { flow, message: 'Large, on Monday' },
      {
        text: 'Good.',
        calls: [
          capture({ size: { value: 'large', quote: 'Large' }, day: { value: 'Monday', quote: 'Monday' } }),
        ],
      },
    )
    assert.deepEqual(
      outcome.phase_moves.map((move) => move.phase),
      ['b', 'c'],
    )
  })

  test('does not run a tool that it does not have', async () => {
    const { requests, state } = await take(
      { state: { phase: 'contact' } },
      { text: 'Fine.', calls: [call('consult_knowledge', { queries: ['tandem'] })] },
      {},
    )
    const results = requests[1]!.messages.findLast(({ role }) => role === 'tool')
    assert.ok(results?.role === 'tool')
    assert.equal(results.results[0]!.text, 'This phase does not use consult_knowledge.')
    assert.equal(state.phase, 'contact')
  })
})

describe('the end', () => {
  const atEnd = { phase: 'end', recapped: true, answers: both }

  test('is near when the last phase begins: a recap is due, and the conversation goes on', async () => {
    const { state, recapped, completed, outcome } = await take(
      { message: 'All right', state: { phase: 'contact', answers: { email: answer('a@b.example') } } },
      { text: 'Good.', calls: [call('finish_phase', { because: 'All right' })] },
    )
    assert.deepEqual([recapped, completed, state.recapped, state.ended], [true, false, true, false])
    assert.deepEqual([outcome.ended, outcome.actions], ['answered', ['recapped']])
  })

  test('comes after the recap with a turn in which nobody asks and nothing changes', async () => {
    const over = await take({ message: 'Thanks', state: atEnd }, { text: 'You are welcome.' })
    assert.deepEqual([over.completed, over.state.ended, over.outcome.ended], [true, true, 'completed'])
    const asking = await take({ message: 'And the price?', state: atEnd }, { text: 'I do not know.' })
    const asked = await take({ message: 'Thanks', state: atEnd }, { text: 'Shall I add a helmet?' })
    const looked = await take(
      { message: 'the price again', state: { ...atEnd, phase: 'needs' }, search: searchFor(prices) },
      { text: 'A tandem is £55 a day.' },
    )
    const waiting = await take(
      { message: 'Thanks', state: { ...atEnd, person_wanted: true } },
      { text: 'Yes.' },
    )
    assert.deepEqual(
      [asking, asked, looked, waiting].map(({ completed }) => completed),
      [false, false, false, false],
    )
  })

  test('leaves every answer open to correction until then', async () => {
    const { state, outcome, captured } = await take(
      { message: 'Actually make it three', state: atEnd },
      { text: 'Three, fine.', calls: [capture({ number: { value: 'three', quote: 'make it three' } })] },
    )
    assert.deepEqual(state.answers.number, {
      value: 'three',
      message_id: 7,
      quote: 'make it three',
      earlier: [answer('two')],
    })
    assert.deepEqual(outcome.captured, [{ slot: 'number', corrected: true }])
    assert.deepEqual([captured[0]?.slot, outcome.ended], ['number', 'answered'])
  })

  test('comes with a goodbye from any phase, and with the goodbye of the agent', async () => {
    const { state, text, completed, outcome } = await take(
      { message: 'Bye' },
      { calls: [call('end_conversation', { goodbye: 'Bye' })] },
      { text: 'Goodbye!' },
    )
    assert.deepEqual([text, completed, state.ended, state.phase], ['Goodbye!', true, true, 'end'])
    assert.deepEqual(outcome.phase_moves, [{ phase: 'end', because: 'exit' }])
  })

  test('does not come because a person is wanted', async () => {
    const { state, outcome } = await take(
      { message: 'I want a person' },
      {
        text: 'Somebody will read this.',
        calls: [call('hand_over', { reason: 'Wants a person.', cause: 'visitor_wants_it' })],
      },
    )
    assert.deepEqual([state.ended, state.person_wanted, outcome.person_wanted], [false, true, 'handed_over'])
    assert.deepEqual(state.done, ['Asked a person of the team to take over: Wants a person.'])
  })
})

describe('a question', () => {
  const gap = call('report_gap', { question: 'Are dogs allowed?' })

  test('that stays open is a gap; what else was answered is answered in part', async () => {
    const open = await take({ message: 'Are dogs allowed?' }, { text: 'I do not know.', calls: [gap] })
    assert.deepEqual(open.outcome.questions, [{ text: 'Are dogs allowed?', answered: 'no', evidence: [] }])
    assert.deepEqual([open.outcome.gaps, open.state.gaps], [['Are dogs allowed?'], ['Are dogs allowed?']])
    const half = await take(
      { message: 'Price of a tandem? Dogs?', search: searchFor(prices) },
      { text: 'A tandem costs £55 a day. About dogs I do not know.', calls: [gap] },
    )
    assert.deepEqual(
      half.outcome.questions.map(({ text, answered }) => [text, answered]),
      [
        ['Price of a tandem? Dogs?', 'partly'],
        ['Are dogs allowed?', 'no'],
      ],
    )
  })

  test('that only the team can answer is not answered; a wish for a person is no such question', async () => {
    const asked = async (cause: string) => {
      const { outcome } = await take(
        { message: 'Can somebody tell me?' },
        { text: 'The team can.', calls: [call('hand_over', { reason: 'Asks.', cause })] },
      )
      return outcome.questions[0]?.answered
    }
    assert.deepEqual([await asked('answer_unknown'), await asked('visitor_wants_it')], ['no', 'yes'])
  })

  test('in a phase without knowledge was not looked up', async () => {
    const { outcome } = await take({ message: 'Sure?', state: { phase: 'contact' } }, { text: 'Yes.' })
    assert.equal(outcome.questions[0]?.unsearched, 'phase')
  })
})

test('a tapped answer is recorded before anybody is asked, and searches for nothing', async () => {
  const search = searchFor(prices)
  const { state, events, outcome, requests } = await take(
    { message: 'City bike', chip: { slot: 'bike', values: ['city'] }, search },
    { text: 'How many?' },
  )
  assert.deepEqual(state.answers.bike, { value: 'city', message_id: 7, quote: 'City bike' })
  assert.equal(events[0]?.type, 'captured')
  assert.deepEqual([outcome.captured.length, search.asked], [1, []])
  assert.match(JSON.stringify(requests[0]!.messages), /bike = /)
})
