import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekFigures, weekWords } from './week_figures.ts'

const nothing = {
  visitors: 0,
  conversations: 0,
  answered: 0,
  partly_answered: 0,
  unanswered: 0,
  answered_share: null,
  leads: 0,
  handovers: 0,
  taken_over: 0,
  model_failures: 0,
  unsupported: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  costs: [],
}
const monday = {
  ...nothing,
  visitors: 3,
  conversations: 4,
  answered: 3,
  unanswered: 1,
  answered_share: 0.75,
  leads: 1,
  handovers: 2,
  taken_over: 1,
}
const week = {
  since: '2026-11-09',
  until: '2026-11-10',
  current: monday,
  previous: nothing,
  days: [
    { date: '2026-11-09', ...monday },
    { date: '2026-11-10', ...nothing },
  ],
}

test('the numbers of a week are told with what stands behind them, the change, and their course in words', () => {
  assert.deepEqual(
    weekFigures(week).map(({ name, value, note, change }) => [name, value, note, change]),
    [
      ['Visitors', '3', 'In 4 conversations', 'None the week before'],
      ['Questions answered', '75%', '3 of 4 questions', 'No questions the week before'],
      ['Leads', '1', 'Visitors to follow up with', 'None the week before'],
      ['Handed to a person', '2', '1 taken over by your team', 'None the week before'],
    ],
  )
  assert.deepEqual(
    weekFigures(week)
      .slice(0, 2)
      .map(({ course }) => course),
    ['Visitors by day: Monday 3, Tuesday 0', 'Questions answered by day: Monday 75%, Tuesday none asked'],
  )
})

test('what models cost is told where a price is set, and which replies the sources do not support', () => {
  const paid = { ...monday, unsupported: 1, costs: [{ amount: 0.5, currency: 'EUR' }] }
  const [, answered, , , costs] = weekFigures({
    ...week,
    current: paid,
    days: [{ date: '2026-11-09', ...paid }],
  })
  assert.equal(answered!.note, '3 of 4 questions, 1 reply not fully supported')
  assert.deepEqual(
    [costs!.name, costs!.value, costs!.note, costs!.change, costs!.course],
    [
      'Model costs',
      '€0.50',
      '€0.13 per conversation',
      '€0.00 the week before',
      'Model costs by day: Monday €0.50',
    ],
  )
})

test('a week without questions has no share', () => {
  const [, answered] = weekFigures({ ...week, current: nothing })
  assert.deepEqual([answered!.value, answered!.note], ['–', 'No questions yet'])
})

test('the week is named by its days', () => {
  assert.equal(weekWords(week), 'Nov 9 – Nov 10')
})
