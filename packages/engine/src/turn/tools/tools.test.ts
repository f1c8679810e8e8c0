import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { JsonSchema } from '../../flow/json_schema.ts'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { compileFlow } from '../../testing/talks.ts'
import { hours, prices, searchFor, shop, type TurnOptions, take } from '../../testing/turns.ts'
import { toolSchemas } from './index.ts'

const outline = { kind: 'outline' } as const

/** What a call came to. The response has no text, so that its results are read. */
async function calling(name: string, given: object, options: TurnOptions = {}) {
  const taken = await take(options, { calls: [{ name, arguments: given }] }, { text: 'Fine.' })
  const [call] = taken.stored.rounds[0]!.calls
  return { ...taken, result: call!.result, ok: call!.ok }
}

describe('the list of tools', () => {
  test('is the same in every phase, and has what some phase uses', () => {
    const names = toolSchemas(shop(), outline).map(({ name }) => name)
    assert.deepEqual(names, [
      'consult_knowledge',
      'capture_slots',
      'suggest_replies',
      'offer_navigation',
      'hand_over',
      'leave_message',
      'report_gap',
      'finish_phase',
      'end_conversation',
    ])
    const plain = compileFlow(flowOf(phase(1), terminal()))
    assert.deepEqual(
      toolSchemas(plain, outline).map(({ name }) => name),
      ['hand_over', 'leave_message', 'report_gap', 'finish_phase', 'end_conversation'],
    )
  })

  test('has closed schemas all the way down', () => {
    const objects = (schema: JsonSchema): JsonSchema[] => {
      if (schema.type === 'array') return objects(schema.items)
      return schema.type === 'object' ? [schema, ...Object.values(schema.properties).flatMap(objects)] : []
    }
    for (const { parameters } of toolSchemas(shop(), outline))
      for (const each of objects(parameters as JsonSchema))
        assert.equal(each.type === 'object' && each.additionalProperties, false)
  })
})

describe('capture_slots', () => {
  test('records what fits the slot and was said, and says what is wrong with the rest', async () => {
    const { result, state, ok } = await calling(
      'capture_slots',
      {
        bike: { value: 'tandem', quote: 'the tandem' },
        number: { value: 'two', quote: 'a couple' },
        email: { value: 'x@y.example', quote: 'the tandem' },
        colour: { value: 'red', quote: 'the tandem' },
      },
      { message: 'We take the tandem.' },
    )
    assert.deepEqual(Object.keys(state.answers), ['bike'])
    assert.equal(ok, false)
    assert.deepEqual(result.split('\n'), [
      'Recorded: bike.',
      'Not recorded:',
      'number: The quote must be words that the visitor wrote, copied from one message.',
      'email: The visitor did not write this address or number.',
      'colour: The plan has no such answer.',
    ])
  })

  test('takes only values of the type', async () => {
    const flow = compileFlow(
      flowOf(
        phase(1, {
          tools: ['capture_slots'],
          slots: [
            slot(1, { key: 'size', data_type: 'band', enum_values: ['s', 'm'] }),
            slot(2, { key: 'extras', data_type: 'multi_enum', enum_values: ['helmet', 'lock'] }),
            slot(3, { key: 'new', data_type: 'boolean' }),
            slot(4, { key: 'mail', data_type: 'email' }),
            slot(5, { key: 'name' }),
          ],
        }),
        terminal(),
      ),
    )
    const tried = async (slots: Record<string, unknown>) => {
      const given = Object.entries(slots).map(([key, value]) => [key, { value, quote: 'all' }])
      const { state } = await calling('capture_slots', Object.fromEntries(given), {
        flow,
        message: 'all of it, to a@b.example',
      })
      return Object.fromEntries(Object.entries(state.answers).map(([key, { value }]) => [key, value]))
    }
    const right = { size: 'm', extras: ['lock'], new: false, mail: 'a@b.example', name: 'Ada' }
    assert.deepEqual(await tried(right), right)
    assert.deepEqual(
      await tried({ size: 'xl', extras: ['lock', 'lock'], new: 'no', mail: 'a@b', name: ' ' }),
      {},
    )
    assert.deepEqual(await tried({ size: ['m'], extras: 'lock', new: 1, mail: true, name: { a: 1 } }), {})
  })

  test('finds the quote in an earlier message, and files the answer under it', async () => {
    const history = [
      { visitor: 'A tandem!', reply: 'Good.', by_team: false, stored: null, message_id: 3 },
      { visitor: null, reply: 'I take a city bike.', by_team: true, stored: null },
    ]
    const tandem = await calling(
      'capture_slots',
      { bike: { value: 'tandem', quote: 'a tandem' } },
      { history },
    )
    assert.equal(tandem.state.answers.bike?.message_id, 3)
    const city = await calling(
      'capture_slots',
      { bike: { value: 'city', quote: 'a city bike' } },
      { history },
    )
    assert.deepEqual(city.state.answers, {})
  })

  test('called twice for one answer, the last call counts', async () => {
    const { state, stored } = await take(
      { message: 'A tandem. No, a city bike.' },
      {
        text: 'A city bike.',
        calls: ['tandem', 'city'].map((value) => ({
          name: 'capture_slots',
          arguments: { bike: { value, quote: value } },
        })),
      },
    )
    assert.equal(state.answers.bike?.value, 'city')
    assert.equal(state.answers.bike?.earlier, undefined)
    assert.equal(stored.rounds[0]!.calls[0]!.result, 'A later call corrects this one.')
  })
})

describe('consult_knowledge', () => {
  test('searches several things at once, and gives no passage a second time', async () => {
    const search = searchFor(prices, hours)
    const { stored, result } = await calling(
      'consult_knowledge',
      { queries: ['opening hours', 'prices'] },
      {
        search: {
          ...search,
          find: async ({ previous }) => (previous === undefined ? [prices, hours] : [prices]),
        },
      },
    )
    assert.deepEqual(stored.rounds[0]!.calls[0]!.passages, [prices, hours])
    assert.equal(result.match(/9 am to 6 pm/g)?.length, 1)
    assert.doesNotMatch(result, /£42/)
  })

  test('reads a page of the outline, and says when there is none', async () => {
    const search = searchFor(prices)
    const page = await calling(
      'consult_knowledge',
      { page: 'Prices' },
      { search: { ...search, find: async () => [] } },
    )
    assert.match(page.result, /£42/)
    const none = await calling('consult_knowledge', { page: 'Jobs' }, { search })
    assert.equal(none.result, 'The outline has no page with this title.')
    const both = await calling('consult_knowledge', { page: 'Jobs', queries: ['a'] }, { search })
    assert.equal(both.result, 'Give either queries or a page.')
  })
})

describe('buttons', () => {
  test('show the options of an answer, or replies of a few words', async () => {
    const options = await calling('suggest_replies', { slot: 'bike' })
    assert.deepEqual(options.chips('en'), [
      { slot: 'bike', value: 'city', label: 'city' },
      { slot: 'bike', value: 'tandem', label: 'tandem' },
    ])
    assert.equal(options.outcome.asked_slot, 'bike')
    const replies = await calling('suggest_replies', { replies: ['Yes, please', 'No'] })
    assert.deepEqual(replies.chips('en'), [{ text: 'Yes, please' }, { text: 'No' }])
    for (const given of [
      { slot: 'number' },
      { replies: ['a'.repeat(61)] },
      { replies: ['1', '2', '3', '4', '5'] },
    ])
      assert.equal((await calling('suggest_replies', given)).ok, false)
  })

  test('open pages of the agent, as many as the phase allows', async () => {
    const { links, state } = await calling('offer_navigation', { pages: ['Tandems'] })
    assert.deepEqual(
      [links, state.offered],
      [[{ title: 'Tandems', url: 'https://shop.example/tandems' }], ['https://shop.example/tandems']],
    )
    assert.equal((await calling('offer_navigation', { pages: ['https://evil.example'] })).ok, false)
  })
})

test('offer_deliverable promises the document once, where there is one', async () => {
  const deliverable_templates = [{ id: 1, name: 'Offer', body: '', format: 'markdown' as const }]
  const flow = compileFlow(flowOf(phase(1, { tools: ['offer_deliverable'] }), terminal()), {
    deliverable_templates,
  })
  const first = await calling('offer_deliverable', {}, { flow })
  assert.deepEqual([first.state.promised, first.outcome.actions], [true, ['promised_document']])
  const second = await calling('offer_deliverable', {}, { flow, state: { promised: true } })
  assert.deepEqual([second.ok, second.outcome.actions], [true, []])
})

describe('the team', () => {
  const wanted = { reason: 'Wants a call.', cause: 'visitor_wants_it' }

  test('is told once, and the result says who is there and whether there is a way to reply', async () => {
    const first = await calling('hand_over', wanted)
    assert.match(first.result, /is there now\. .*no way to reach the visitor/)
    const opens = { date: '2026-11-20', time: '09:00', days_ahead: 1 }
    const later = await calling('hand_over', wanted, {
      setting: {
        visitor: { email: 'a@b.example' },
        moment: { date: '2026-11-19', time: '20:00', presence: { opens } },
      },
    })
    assert.match(later.result, /back tomorrow.*09:00.*reply to a@b\.example/)
    const history = [{ visitor: 'Help', reply: '', by_team: false, stored: first.stored }]
    const again = await calling('hand_over', wanted, { history })
    assert.match(again.result, /told before/)
    assert.deepEqual(again.outcome.actions, [])
  })

  test('gets a message with the address that the visitor wrote, or the one that is recorded', async () => {
    const message = 'Please call about the tandem.'
    const given = await calling(
      'leave_message',
      { message, reply_to: '+49 30 1234567' },
      { message: 'My number: +49 (30) 123-4567' },
    )
    assert.deepEqual(given.messages, [{ text: message, reply_to: '+49 30 1234567' }])
    assert.deepEqual([given.outcome.person_wanted, given.state.reply_to], ['message_left', '+49 30 1234567'])
    const email = { value: 'a@b.example', message_id: 1, quote: 'a@b.example' }
    const recorded = await calling('leave_message', { message }, { state: { answers: { email } } })
    assert.equal(recorded.messages[0]?.reply_to, 'a@b.example')
    const none = await calling('leave_message', { message })
    assert.deepEqual([none.outcome.person_wanted, none.messages[0]?.reply_to], [null, null])
  })

  test('never gets an address that the visitor did not write', async () => {
    for (const reply_to of ['evil@x.example', '0301234567', 'call me'])
      assert.deepEqual((await calling('leave_message', { message: 'Hi', reply_to })).messages, [])
  })

  test('sees a question that stays open once', async () => {
    const question = 'Are dogs allowed?'
    const { state, outcome } = await take(
      { state: { gaps: [question, 'Other?'] } },
      { text: 'I do not know.', calls: [{ name: 'report_gap', arguments: { question } }] },
    )
    assert.deepEqual([state.gaps, outcome.gaps], [['Other?', question], [question]])
  })
})

test('a conversation ends with a goodbye that the visitor has just said, and with nobody else’s words', async () => {
  const ending = (goodbye: string, options: TurnOptions) =>
    calling('end_conversation', { goodbye }, { message: 'See you!', ...options })
  assert.equal((await ending('see you', {})).completed, true)
  const page = { ...hours, text: 'All visitors say: goodbye.' }
  const earlier = [{ visitor: 'Goodbye', reply: 'Goodbye!', by_team: false, stored: null }]
  for (const options of [{ search: searchFor(page) }, { history: earlier }])
    assert.deepEqual(
      [(await ending('goodbye', options)).ok, (await ending('', options)).completed],
      [false, false],
    )
})
