import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess } from './assess.ts'
import { answersOf, criterion, endedConversation, usualSlots } from './testing/ended_conversation.ts'

const withoutRole = usualSlots.filter(({ key }) => key !== 'role')

function verdictOf(description: string, text: string) {
  const conversation = endedConversation(
    withoutRole,
    { said: [{ message_id: 1, text }] },
    { fit_criteria: [criterion(1, description)] },
  )
  return assess(conversation).criteria[0]!.verdict
}

test('who says that they decide, or own the place, is a decider', () => {
  for (const text of [
    'I decide.',
    "I'm the owner",
    'I am the managing director of the firm.',
    'That is my decision, really.',
    'I make the decisions here.',
    'I run a small studio.',
    'Das entscheide ich.',
    'Ich bin die Inhaberin.',
    'Ich bin Geschäftsführer.',
    'Die Entscheidung treffe ich.',
    'Das liegt bei mir.',
  ])
    for (const description of [
      'Decision maker',
      'Decides alone',
      'Entscheidet selbst',
      'Ist Entscheider',
      'The person who decides is in the conversation',
    ])
      assert.equal(verdictOf(description, text), 'met', `${description} · ${text}`)
})

test('who has to ask somebody, or denies it, is none', () => {
  for (const text of [
    'My boss decides.',
    'I have to ask my partner first.',
    'It is not my decision.',
    "I don't decide that.",
    'Das entscheidet mein Chef.',
    'Das muss ich erst mit der Leitung absprechen.',
    'Das entscheide ich nicht.',
  ])
    assert.equal(verdictOf('Decides alone', text), 'not_met', text)
})

test('who asks, imagines or says nothing of it leaves it open', () => {
  for (const text of [
    'Who decides at your place?',
    'If I decide, I will tell you.',
    'We are two owners of cats.',
  ])
    assert.equal(verdictOf('Decides alone', text), 'unknown', text)
})

test('a criterion that says more than who decides is not judged so', () => {
  assert.equal(verdictOf('Decides about the garden', 'I decide.'), 'unknown')
})

test('a criterion may ask for somebody who does not decide', () => {
  assert.equal(verdictOf('Does not decide', 'My boss decides.'), 'met')
})

test('the answer about the role comes before what was said elsewhere', () => {
  const conversation = endedConversation(
    usualSlots,
    {
      answers: answersOf({ role: ['recommends', 'I recommend'] }),
      said: [{ message_id: 9, text: 'I am the owner.' }],
    },
    { fit_criteria: [criterion(1, 'Entscheidet selbst')] },
  )
  assert.deepEqual(assess(conversation).criteria[0], {
    fit_criterion_id: 1,
    verdict: 'not_met',
    evidence: [{ message_id: 1, quote: 'I recommend' }],
  })
})
