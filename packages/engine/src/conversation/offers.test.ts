import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhaseDefinition, SlotDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'
import { chipLabels, chipValue } from './chip_value.ts'

const pages = [
  { title: 'Prices', url: 'https://studio.example/prices' },
  { title: 'The people', url: 'https://studio.example/people' },
  { title: 'Prices abroad', url: 'https://studio.example/abroad/' },
]
const guided = (overrides: Partial<PhaseDefinition> = {}) =>
  new Talk(
    compileFlow(
      flowThrough(phase(1, { tools: ['consult_knowledge', 'offer_navigation'], kind: 'loop', ...overrides })),
      { pages },
    ),
  )
const linksFor = (it: Talk, question: string, url?: string) =>
  it
    .hear(question, { questions: [question] }, [
      {
        ...answerable(question),
        passages: [{ kind: 'fact', id: 1, text: 'Yes.', spoken: 'Yes.', label: 'Yes', ...(url && { url }) }],
      },
    ])
    .links.map(({ title }) => title)

test('§2.2 a reply carries at most max_links page buttons, one when nothing is set', () => {
  assert.deepEqual(linksFor(guided(), 'What are your prices?'), ['Prices'])
  const two = guided({ tool_settings: { offer_navigation: { max_links: 2 } } })
  assert.deepEqual(linksFor(two, 'What are your prices?'), ['Prices', 'Prices abroad'])
})

test('the page that the facts come from goes first, whatever part of it they name', () => {
  const it = guided({ tool_settings: { offer_navigation: { max_links: 3 } } })
  assert.deepEqual(linksFor(it, 'What are your prices?', 'https://studio.example/abroad#fees'), [
    'Prices abroad',
    'Prices',
  ])
})

test('no page is offered twice, none without a question, none that has nothing to do with it', () => {
  const it = guided()
  assert.deepEqual(linksFor(it, 'Who are the people?'), ['The people'])
  assert.deepEqual(linksFor(it, 'Who are the people?'), [])
  assert.deepEqual(linksFor(it, 'Is there parking?'), [])
  assert.deepEqual(it.hear('Prices, people.').links, [])
})

test('§2.2 without offer_navigation there are no page buttons', () => {
  assert.deepEqual(linksFor(guided({ tools: ['consult_knowledge'] }), 'What are your prices?'), [])
})

test('an address that is not among the agent’s pages is never offered', () => {
  assert.deepEqual(linksFor(guided(), 'Parking?', 'https://evil.example/prices'), [])
})

const choice = slot(1, {
  key: 'size',
  data_type: 'enum',
  required: true,
  enum_values: ['s', 'm', 'l'],
  enum_labels: { s: 'Small' },
  translations: { de: { enum_labels: { s: 'Klein' } } },
})
const asking = (of: SlotDefinition, tools: PhaseDefinition['tools'] = ['capture_slots', 'suggest_replies']) =>
  new Talk(compileFlow(flowThrough(phase(1, { tools, max_turns: 20, slots: [of] }))))

test('§2.2 the configured options stand under the question for them, in the visitor’s language', () => {
  const { last } = asking(choice)
  assert.deepEqual(last.chips('de'), [
    { slot: 'size', value: 's', label: 'Klein' },
    { slot: 'size', value: 'm', label: 'm' },
    { slot: 'size', value: 'l', label: 'l' },
  ])
})

test('§2.2 without suggest_replies there are no chips', () => {
  assert.deepEqual(asking(choice, ['capture_slots']).last.chips('en'), [])
})

test('a yes-or-no question has yes and no', () => {
  const { last } = asking(slot(1, { key: 'call', data_type: 'boolean', required: true }))
  assert.deepEqual(last.chips('de-AT'), [
    { slot: 'call', value: 'true', label: 'Ja' },
    { slot: 'call', value: 'false', label: 'Nein' },
  ])
})

test('a doubt puts up only what it is between; words of the agent’s own are chips to send', () => {
  const it = asking(choice)
  it.hear('m or l', { unclear: [{ slot: 'size', options: ['m', 'l'], quote: 'm or l' }] })
  assert.deepEqual(
    it.last.chips('en').map((chip) => 'value' in chip && chip.value),
    ['m', 'l'],
  )
  const open = asking(slot(1, { key: 'goal', required: true }))
  open.hear('hm', { unclear: [{ slot: 'goal', options: ['a shop', 'a blog'], quote: 'hm' }] })
  assert.deepEqual(open.last.chips('en'), [{ text: 'a shop' }, { text: 'a blog' }])
})

test('a question that may be skipped says so on a chip', () => {
  const it = asking(slot(1, { key: 'goal', required: true }))
  for (const _ of ['second', 'time']) it.hear('hm', { acts: ['small_talk'] })
  assert.deepEqual(it.last.chips('en'), [])
  for (const _ of ['third', 'time']) it.hear('hm', { acts: ['small_talk'] })
  assert.deepEqual(it.last.chips('en'), [{ text: 'Skip this' }])
})

test('a reply that asks nothing has no chips', () => {
  const it = asking(choice)
  it.hear('a person', { acts: ['wants_person'] }, [unanswerable('x')])
  assert.deepEqual(it.last.chips('en'), [])
})

test('a tapped chip means what its slot may hold, or nothing', () => {
  const many = slot(1, { data_type: 'multi_enum', enum_values: ['a', 'b'] })
  const yes = slot(1, { data_type: 'boolean' })
  assert.deepEqual(chipValue(many, ['b', 'a']), ['b', 'a'])
  assert.equal(chipValue(many, ['c']), undefined)
  assert.equal(chipValue(choice, ['s']), 's')
  assert.equal(chipValue(choice, ['s', 'm']), undefined)
  assert.equal(chipValue(yes, ['true']), true)
  assert.equal(chipValue(yes, ['false']), false)
  assert.equal(chipValue(yes, ['maybe']), undefined)
})

test('what was tapped is told in the words on the chips', () => {
  assert.equal(chipLabels(choice, 's', 'de'), 'Klein')
  assert.equal(chipLabels(slot(1, { data_type: 'boolean' }), false, 'en'), 'No')
  const many = slot(1, { data_type: 'multi_enum', enum_values: ['a', 'b'], enum_labels: { a: 'Ah' } })
  assert.equal(chipLabels(many, ['a', 'b'], 'en'), 'Ah, b')
})

test('what may be meant is put up for choice, with a way out; a message for the team is offered', () => {
  const tools: PhaseDefinition['tools'] = ['capture_slots', 'consult_knowledge', 'suggest_replies']
  const email = slot(1, { key: 'email', data_type: 'email' })
  const it = new Talk(compileFlow(flowThrough(phase(1, { tools, kind: 'loop', slots: [email] }))))
  const between = { ...answerable('Hours?', 'Opening hours', 'Office hours'), verdict: 'between' as const }
  it.hear('Hours?', { acts: ['ask'], questions: ['Hours?'] }, [between])
  assert.deepEqual(it.last.chips('en'), [
    { text: 'Opening hours' },
    { text: 'Office hours' },
    { text: 'None of these' },
  ])
  it.hear('Parking?', { acts: ['ask'], questions: ['Parking?'] }, [unanswerable('Parking?')])
  assert.deepEqual(it.last.chips('de'), [{ text: 'Nachricht hinterlassen' }])
})
