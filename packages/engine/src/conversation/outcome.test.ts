import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedFlow } from '../archetypes/index.ts'
import { answerable, compileFlow, Talk, unanswerable } from '../testing/talks.ts'
import type { QuestionResult } from './event.ts'

function support() {
  let id = 0
  return new Talk(compileFlow(seedFlow('support', 'Desk', () => ++id)))
}
/** An answer from a page. */
const answered = (text: string): QuestionResult => {
  const result = answerable('It leaks', text)
  return { ...result, passages: result.passages.map((passage) => ({ ...passage, source_id: 1 })) }
}

function described(...results: QuestionResult[]) {
  const it = support()
  const captures = [{ slot: 'problem', value: 'It leaks', quote: 'It leaks', correction: false }]
  it.hear('It leaks', { acts: ['inform'], captures }, results)
  it.tell('urgency', 'high')
  return it
}

test('nobody is asked whether it is solved before anything was answered, but where to reach them', () => {
  assert.deepEqual(described(unanswerable('It leaks')).acts(), ['acknowledge', 'move', 'ask email'])
  assert.deepEqual(described(answered('Turn the tap.')).acts(), ['acknowledge', 'move', 'ask solved'])
})

test('who waits for a person is not asked whether it is solved', () => {
  const it = support()
  const captures = [{ slot: 'problem', value: 'It leaks', quote: 'It leaks', correction: false }]
  it.hear('It leaks', { acts: ['inform'], captures }, [answered('Turn the tap.')])
  it.hear('A person, please', { acts: ['wants_person'] })
  it.tell('email', 'jo@example.com')
  it.tell('urgency', 'high')
  assert.deepEqual(it.acts(), ['acknowledge', 'invite'])
})

test('who gives thanks is not asked whether it is solved', () => {
  const it = described(unanswerable('It leaks'))
  it.hear('And the tap?', { acts: ['ask'], questions: ['And the tap?'] }, [answered('Turn it.')])
  it.hear('thanks, I will try that', { acts: ['thanks', 'inform'] })
  assert.deepEqual(it.acts(), ['courtesy'])
})

test('whose matter is solved is not asked for an address, unless a question is left open', () => {
  const it = described(answered('Turn the tap.'))
  it.tell('solved', true, 'works again')
  assert.deepEqual(it.acts(), ['acknowledge', 'move', 'recap'])
  const other = described(answered('Turn the tap.'))
  other.hear('Who pays?', { acts: ['ask'], questions: ['Who pays?'] }, [unanswerable('Who pays?')])
  other.tell('solved', true, 'works again')
  assert.deepEqual(other.acts(), ['acknowledge', 'move', 'ask email'])
})

test('nobody is asked whether it helped in the reply that answers', () => {
  const it = support()
  const told = (slot: string, value: string) => ({ slot, value, quote: value, correction: false })
  const problem = { acts: ['inform'] as const, captures: [told('problem', 'It leaks')] }
  it.hear('It leaks', { ...problem, acts: [...problem.acts] }, [answered('Turn the tap.')])
  it.hear('high. which one is it', { acts: ['inform'], captures: [told('urgency', 'high')] }, [
    { ...answered('The red one.'), asked: false },
  ])
  assert.ok(it.acts().includes('answer') && !it.acts().includes('ask solved'), String(it.acts()))
  it.hear('ok, I turned it', { acts: ['inform'] })
  assert.ok(it.acts().includes('ask solved'), String(it.acts()))
})
