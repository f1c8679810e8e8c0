import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowLabels } from './flow_labels.ts'
import { planSentences } from './plan_sentence.ts'
import { exampleFlow } from './testing.ts'

const words = flowLabels(exampleFlow)
const say = (item: Record<string, unknown>) => planSentences([item], words, 'welcome')[0] ?? ''

test('a plan is told with the titles and labels that the owner has given', () => {
  assert.equal(
    say({ act: 'acknowledge', captured: ['goal', 'budget'], corrected: [] }),
    'Confirm the answer to “Goal” and “Budget”.',
  )
  assert.equal(
    say({ act: 'clarify', slot: 'budget', options: ['small', 'large'] }),
    'Ask what was meant for “Budget”: Under 5,000 or Over 50,000.',
  )
  assert.equal(
    say({ act: 'move', phase: 'explore', because: 'max_turns' }),
    'Move on to “Explore the need”: “Welcome” has reached its message limit.',
  )
})

test('of every phase that is left it is said why, by its title', () => {
  const plan = [
    { act: 'move', phase: 'explore', because: 'exit' },
    { act: 'move', phase: 'end', because: 'max_turns' },
  ]
  assert.deepEqual(planSentences(plan, words, 'welcome'), [
    'Move on to “Explore the need”: “Welcome” is complete.',
    'Move on to “end”: “Explore the need” has reached its message limit.',
  ])
})

test('what was changed is told apart from what is new', () => {
  assert.equal(
    say({ act: 'acknowledge', captured: ['goal'], corrected: ['budget'] }),
    'Confirm the answer to “Goal”, and confirm the change to “Budget”.',
  )
})

test('an answer, a gap and a question that is left open are three different things', () => {
  const question = 'What does it cost?'
  assert.equal(
    say({ act: 'answer', question, passages: [{ id: 1, text: 'It costs 5.' }] }),
    'Answer “What does it cost?” from one statement in the knowledge base.',
  )
  assert.match(
    say({ act: 'gap', question }),
    /the agent does not know the answer to “What does it cost\?”\. Unless this is a test/,
  )
  assert.match(say({ act: 'defer', question, because: 'phase' }), /does not use/)
  assert.match(say({ act: 'defer', question, because: 'outage' }), /could not be searched/)
})

test('a question that is asked again says so', () => {
  assert.equal(say({ act: 'ask', slot: 'goal', attempt: 1, skippable: false }), 'Ask about “Goal”.')
  assert.equal(
    say({ act: 'ask', slot: 'goal', attempt: 2, skippable: false }),
    'Ask about “Goal” a second time.',
  )
  assert.equal(
    say({ act: 'ask', slot: 'goal', attempt: 3, skippable: true }),
    'Ask about “Goal” for the third time, and say that it can be skipped.',
  )
})

test('an act that a newer server knows is told by its own word', () => {
  assert.equal(say({ act: 'applaud' }), 'applaud')
})
