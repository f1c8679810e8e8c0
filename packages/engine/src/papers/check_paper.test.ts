import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPaper } from './check_paper.ts'

const grounds = {
  texts: ['An audit costs 900 euros.', 'We are open from 9 am to 5 pm.'],
  said: ['Our budget is 20,000 euros.', 'Call me at 0131 496 0000.'],
  today: '2026-11-16',
}
const check = (text: string) => checkPaper(text, grounds, 'en')

test('a paper is kept as it is where its figures are stated, in whatever form, or follow', () => {
  const text = [
    '# For Jo',
    '',
    '1. Budget: **20000 €**. Two audits come to €1,800.',
    '- Call 0131 4960000, between 9:00 and 17:00.',
    '| Service | Price |',
    '| Audit | 900 euros |',
  ].join('\n')
  assert.deepEqual(check(text), { text, refused: [] })
})

test('a sentence with a figure that nobody gave goes, a line with nothing else goes with it, and the reason is told', () => {
  const { text, refused } = check(
    'You have 20,000 euros. It takes 45 days.\n- Costs 1234 euros.\n| Fee | 77 euros |\nSee you.',
  )
  assert.equal(text, 'You have 20,000 euros.\nSee you.')
  assert.deepEqual(
    refused.map(({ sentence }) => sentence),
    ['It takes 45 days.', 'Costs 1234 euros.', '| Fee | 77 euros |'],
  )
  assert.match(refused[0]!.because, /45/)
})
