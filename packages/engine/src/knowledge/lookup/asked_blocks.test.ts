import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from './testing/say.ts'

const rules =
  'Register at the desk or by email. A group has ten places at most, and whoever cancels later than two weeks before pays the whole fee, unless somebody else comes.'
const baby = 'You can bring your baby to the course for mothers. It begins eight weeks after birth.'
const mats =
  'Mats are there. Please have a towel, socks and something to drink with you, as the hall is cool in the morning and we open the windows.'
const passage = { trail: ['Good to know'], text: [rules, baby, mats].join('\n\n') }

test('of paragraphs about different things, the one that was asked for is told whole', () => {
  assert.equal(say(passage, 'and with a baby'), baby)
})

test('a paragraph that has little of the question is told with the others', () => {
  assert.equal(
    say(passage, 'is the baby allowed in a pram in the sauna'),
    passage.text.replaceAll('\n\n', '\n'),
  )
})

test('what goes on from a paragraph is told with it', () => {
  for (const next of ['This is so on Mondays.', 'Only in summer.']) {
    const text = [rules, baby, next, mats].join('\n\n')
    assert.equal(say({ ...passage, text }, 'and with a baby'), `${baby}\n${next}`)
  }
})

test('what a passage is about as a whole tells no paragraph from the others', () => {
  assert.match(say({ ...passage, trail: ['Baby'] }, 'my baby'), /^Register/)
})

test('who asks for a price is not left with a paragraph that has none', () => {
  const text = [rules, baby, mats, 'It is £90.'].join('\n\n')
  assert.match(say({ ...passage, text }, 'how much is the course for mothers with a baby'), /£90/)
})

test('a table stays beside the paragraph that was asked for', () => {
  const text = ['Size | Price\nSmall | £9\nLarge | £12', rules, baby, mats].join('\n\n')
  assert.equal(
    say({ ...passage, text }, 'and with a baby'),
    `Good to know:\n- Small: £9\n- Large: £12\n${baby}`,
  )
})

test('a list stays, with what introduces it', () => {
  const text = [rules, 'For babies:', '- blankets\n- bottles', mats].join('\n\n')
  assert.equal(say({ ...passage, text }, 'is there a sauna'), text.replaceAll('\n\n', '\n'))
  assert.match(say({ ...passage, text }, 'who has socks'), /^For babies:\n- blankets\n- bottles\nMats/)
})

test('beside a list that was asked for, what limits it is told', () => {
  const text = ['Class | Price\nPilates | £9\nYoga | £7', 'There are no classes in May.', rules, mats].join(
    '\n\n',
  )
  assert.match(say({ ...passage, text }, 'pilates'), /There are no classes in May\./)
})

test('what is short is told whole', () => {
  const text = `${baby}\n\nMats are there.`
  assert.equal(say({ ...passage, text }, 'and with a baby'), `${baby}\nMats are there.`)
})
