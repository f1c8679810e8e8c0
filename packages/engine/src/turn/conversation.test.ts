import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScriptedResponse } from '../testing/scripted_responder.ts'
import { prices, searchFor, type TakenTurn, take } from '../testing/turns.ts'
import type { HistoryTurn } from './turn.ts'

const call = (name: string, given: object = {}) => ({ name, arguments: given })

test('a conversation keeps what was said and done, and takes corrections until it ends', async () => {
  const history: HistoryTurn[] = []
  let last: TakenTurn | null = null
  const say = async (message: string, ...script: ScriptedResponse[]) => {
    last = await take(
      { message, history, ...(last && { state: last.state }), search: searchFor(prices) },
      ...script,
    )
    history.push({ visitor: message, reply: last.text, by_team: false, stored: last.stored })
    return last
  }
  const sentTo = ({ requests }: TakenTurn) => JSON.stringify(requests.at(-1)!.messages)

  await say(
    'Do you rent tandems? And are dogs allowed?',
    { calls: [call('consult_knowledge', { queries: ['dogs'] })] },
    {
      text: 'A tandem is £55 a day. About dogs I do not know.',
      calls: [call('report_gap', { question: 'Are dogs allowed?' })],
    },
  )
  const booked = await say('Two tandems then', {
    text: 'Two tandems come to £110 a day. Where can the team reach you?',
    calls: [
      call('capture_slots', {
        bike: { value: 'tandem', quote: 'tandems' },
        number: { value: 'two', quote: 'Two tandems' },
      }),
    ],
  })
  assert.match(sentTo(booked), /not known.*Are dogs allowed/)
  assert.equal(sentTo(booked).match(/Tandem: £55/g)?.length, 1)
  assert.equal(booked.state.phase, 'contact')

  const corrected = await say('Make it three. I am at ada@x.example', {
    text: 'Three it is.',
    calls: [
      call('capture_slots', {
        number: { value: 'three', quote: 'Make it three' },
        email: { value: 'ada@x.example', quote: 'ada@x.example' },
      }),
    ],
  })
  assert.deepEqual(corrected.outcome.captured, [
    { slot: 'number', corrected: true },
    { slot: 'email', corrected: false },
  ])

  const summed = await say('Yes, that is all', {
    text: 'Good: three tandems.',
    calls: [call('finish_phase', { because: 'that is all' })],
  })
  assert.deepEqual([summed.recapped, summed.state.phase], [true, 'end'])

  const over = await say('Goodbye', {
    text: 'Goodbye!',
    calls: [call('end_conversation', { goodbye: 'Goodbye' })],
  })
  assert.deepEqual([over.completed, over.state.answers.number?.value], [true, 'three'])
})
