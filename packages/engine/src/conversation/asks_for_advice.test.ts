import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { answerable, compileFlow, flowThrough, Talk } from '../testing/talks.ts'
import { asksForAdvice } from './asks_for_advice.ts'

test('who asks what would be done about it, or whether it can be helped, asks for advice', () => {
  for (const text of [
    'what would you do about it',
    'how can you help us with that?',
    'can you help with this?',
    'ok and what do you suggest',
    'do you have something for us',
    'which of your services would fit us',
  ])
    assert.ok(asksForAdvice(text, 'en'), text)
  for (const text of [
    'was würdet ihr da machen',
    'können Sie uns dabei helfen?',
    'was empfehlen Sie uns',
    'habt ihr da was für uns?',
    'welche leistung passt zu uns',
  ])
    assert.ok(asksForAdvice(text, 'de'), text)
})

test('who asks how something is done, or for help with a thing, asks about that', () => {
  for (const text of [
    'what do you do with our data',
    'can you help me reset my password',
    'how do you clean a boiler',
  ])
    assert.ok(!asksForAdvice(text, 'en'), text)
  for (const text of [
    'was machen Sie mit unseren Daten',
    'können Sie mir beim Umzug helfen',
    'was kostet das',
  ])
    assert.ok(!asksForAdvice(text, 'de'), text)
})

test('a service that was told as advice is what the next question is about', () => {
  const flow = flowThrough(phase(1, { tools: ['consult_knowledge'], slots: [slot(1, { key: 'goal' })] }))
  const it = new Talk(compileFlow(flow))
  const question = 'What would you do about it?'
  const told = answerable(question, 'Keel inspection')
  const passages = told.passages.map((passage) => ({ ...passage, kind: 'service' as const }))
  it.hear(question, { acts: ['ask'], questions: [question] }, [{ ...told, passages }])
  assert.equal(it.state.previous, passages[0]!.label)
})
