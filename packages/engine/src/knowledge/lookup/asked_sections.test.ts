import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from './testing/say.ts'

const text =
  'Vouchers\n\nVouchers are sold at the desk. They cost £2 by post.\n\nDiscounts\n\nStudents pay ten percent less for a massage.\n\nTrams\n\nThey stop here.'
const passage = { trail: ['Prices'], text }

test('of small sections that stand together, those that were asked for are told, without a heading that they take up', () => {
  assert.equal(say(passage, 'can I buy vouchers'), 'Vouchers are sold at the desk. They cost £2 by post.')
  assert.equal(
    say(passage, 'do students pay less'),
    'Discounts: Students pay ten percent less for a massage.',
  )
})

test('sections none of which was asked for are told together', () => {
  assert.equal(
    say(passage, 'what is there to know'),
    'Vouchers are sold at the desk. They cost £2 by post.\nDiscounts: Students pay ten percent less for a massage.\nTrams: They stop here.',
  )
})

test('a section is found by what was talked about where the own words tell none', () => {
  assert.equal(
    say(passage, 'and how about it', 'students'),
    'Discounts: Students pay ten percent less for a massage.',
  )
})

test('who asks for a price is not left with a section that has none', () => {
  assert.match(say(passage, 'how much does a tram cost'), /£2/)
})

test('a section whose heading limits the others is told with them', () => {
  const limited = `${text}\n\nNot included\n\nTips and drinks.`
  assert.match(say({ ...passage, text: limited }, 'can I buy vouchers'), /\nNot included: Tips and drinks\.$/)
})

test('a heading introduces its list or its table', () => {
  const hours = 'Office\n\nDay | Times\nMonday | 9:00\nFriday | 8:00\n\nTeam\n\n- Ann\n- Bob'
  assert.equal(
    say({ trail: ['Us'], text: hours }, 'when is the office open'),
    'Office:\n- Monday: 9:00\n- Friday: 8:00',
  )
  assert.equal(say({ trail: ['Us'], text: hours }, 'who is in the team'), 'Team:\n- Ann\n- Bob')
  const nights = 'Fields\n\nWho | A night\nTent | £9\n\nTeam\n\n- Ann'
  assert.equal(say({ trail: ['Us'], text: nights }, 'the fields please'), 'Fields (A night):\n- Tent: £9')
})

test('what the page is about tells no section from the others', () => {
  assert.match(say({ ...passage, trail: ['Massage'] }, 'massage'), /^Vouchers/)
})
