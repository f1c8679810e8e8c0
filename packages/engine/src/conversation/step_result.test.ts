import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AgentPage } from '../flow/agent_definition.ts'
import type { PhaseDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk, unanswerable } from '../testing/talks.ts'

const talkIn = (overrides: Partial<PhaseDefinition>, pages: AgentPage[] = []) =>
  new Talk(compileFlow(flowThrough(phase(1, { kind: 'loop', max_turns: 99, ...overrides })), { pages }))

test('R12 what is judged answerable without a fact, or has facts and is not, is a gap', () => {
  const it = talkIn({ tools: ['consult_knowledge'] })
  for (const judged of [
    answerable('Parking?'),
    { ...answerable('Parking?', 'In the yard.'), verdict: 'nothing' as const },
  ]) {
    const { plan } = it.hear('Parking?', { questions: ['Parking?'] }, [judged])
    assert.deepEqual(plan[0], { act: 'gap', question: 'Parking?' })
  }
})

test('§2.2 a phase without knowledge puts off three questions of a message at most', () => {
  const it = talkIn({ tools: [] })
  it.hear('a? b? c? d?', { questions: ['a?', 'b?', 'c?', 'd?'] })
  assert.deepEqual(it.acts(), ['defer', 'defer', 'defer'])
})

test('a page that was offered long ago is not offered again', () => {
  const it = talkIn({ tools: ['consult_knowledge', 'offer_navigation'] }, [
    { title: 'Prices', url: 'https://studio.example/prices' },
    { title: 'People', url: 'https://studio.example/people' },
  ])
  const offeredFor = (question: string) =>
    it.hear(question, { questions: [question] }, [answerable(question, 'Yes.')]).links.length
  assert.deepEqual(['Prices?', 'People?', 'Prices?'].map(offeredFor), [1, 1, 0])
})

test('the document is promised once, however long the phase goes on', () => {
  const it = talkIn({ tools: ['offer_deliverable', 'capture_slots'], slots: [slot(1, { required: true })] })
  const promised = ['hm', 'hm', 'hm'].map((text) => it.hear(text).plan.some(({ act }) => act === 'promise'))
  assert.deepEqual(promised, [false, false, false])
})

test('the last fifty gaps are remembered', () => {
  const it = talkIn({ tools: ['consult_knowledge'] })
  for (let count = 1; count <= 55; count++)
    it.hear(`${count}?`, { questions: [`${count}?`] }, [unanswerable(`${count}?`)])
  assert.equal(it.state.gaps.length, 50)
  assert.equal(it.state.gaps.at(-1), '55?')
})

test('what lies far off stands on chips beside the admission, and is meant by who taps one', () => {
  const it = talkIn({ tools: ['consult_knowledge', 'suggest_replies'] })
  const far = { ...answerable('Parking?', 'In the yard.'), verdict: 'far' as const }
  const { chips, effects, state } = it.hear('Parking?', { questions: ['Parking?'] }, [far])
  const [label] = far.passages.map((passage) => passage.label)
  assert.deepEqual(chips('en'), [{ text: label }])
  assert.deepEqual(effects, [{ type: 'gap_found', question: 'Parking?' }])
  assert.deepEqual(state.choices?.question, 'Parking?')
  assert.deepEqual(
    state.choices?.options.map((option) => option.label),
    [label],
  )
})

test('what fills a slot and asks nothing outright is no gap', () => {
  const it = talkIn({ tools: ['capture_slots', 'consult_knowledge'], slots: [slot(1, { key: 'goal' })] })
  const said = 'a bakery chain, twelve shops'
  const captures = [{ slot: 'goal', value: said, quote: said, correction: false }]
  const { plan } = it.hear(said, { captures }, [unanswerable(said)])
  assert.ok(!plan.some(({ act }) => act === 'gap'))
})

test('a question that is answered later is no gap of the conversation any more', () => {
  const it = talkIn({ tools: ['consult_knowledge'] })
  it.hear('Parking?', { questions: ['Parking?'] }, [unanswerable('Parking?')])
  assert.deepEqual(it.state.gaps, ['Parking?'])
  it.hear('Parking', { questions: ['Parking?'] }, [answerable('Parking?', 'In the yard.')])
  assert.deepEqual(it.state.gaps, [])
})
