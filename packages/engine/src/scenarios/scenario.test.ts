import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planWords } from './plan_words.ts'
import { captureLine, parseScenario, printScenario } from './scenario.ts'

const script = `# A shop
agent front-desk in de-AT

agent: greet · ask goal
visitor: We need a shop: a big one.
  goal = a shop
  size = l
agent: acknowledge goal size · ask budget
tap: channels mail phone
agent: close

ends: completed, ideal
`

test('a scenario is printed as it was read', () => {
  assert.equal(printScenario(parseScenario(script)), script)
})

test('a scenario says who talks to whom, what is captured and what is planned', () => {
  const { agent, locale, opening, turns } = parseScenario(script)
  assert.deepEqual([agent, locale, opening], ['front-desk', 'de-AT', 'greet · ask goal'])
  assert.deepEqual(turns, [
    {
      said: { text: 'We need a shop: a big one.' },
      captured: ['goal = a shop', 'size = l'],
      plan: 'acknowledge goal size · ask budget',
    },
    { said: { slot: 'channels', values: ['mail', 'phone'] }, captured: [], plan: 'close' },
  ])
})

test('a line that is none of a scenario is refused by its number', () => {
  assert.throws(() => parseScenario('# A\nowner: hello'), /Line 2/)
  assert.throws(() => parseScenario('  goal = a shop'), /Line 1/)
})

test('a plan reads as what the agent does', () => {
  const page = { title: 'Prices', url: 'https://studio.example/prices' }
  const words = planWords([
    { act: 'acknowledge', captured: ['goal'], corrected: ['budget'] },
    {
      act: 'answer',
      question: 'q',
      passages: [{ kind: 'fact', id: 1, text: 'It is.', spoken: 'It is.', label: 'It is' }],
    },
    { act: 'gap', question: 'Why?' },
    { act: 'defer', question: 'q', because: 'outage' },
    { act: 'move', phase: 'next', because: 'max_turns' },
    { act: 'navigate', pages: [page] },
    { act: 'clarify', slot: 'size', options: ['s', 'm'] },
    { act: 'ask', slot: 'goal', attempt: 3, skippable: true },
    { act: 'close' },
  ])
  assert.equal(
    words,
    'acknowledge goal budget (changed) · answer "It is." · gap "Why?" · defer outage · move next (max_turns) · ' +
      'navigate "Prices" · clarify size among s m · ask goal (attempt 3, skippable) · close',
  )
})

test('what is captured reads as slot and value', () => {
  assert.equal(captureLine('call', false), 'call = false')
  assert.equal(captureLine('days', ['mon', 'tue']), 'days = mon, tue')
})
