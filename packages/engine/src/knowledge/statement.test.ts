import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeStatement, sameStatement } from './statement.ts'

test('case, spacing, punctuation and the spelling of characters do not tell statements apart', () => {
  const said = 'We don’t work on Sundays – not even in “May”.'
  for (const same of [
    'we don\'t work on sundays - not even in "may"',
    '  We don’t work\ton Sundays,\nnot even in (May)!',
    'WE DON‘T WORK ON SUNDAYS — NOT EVEN IN MAY …',
    'Ｗｅ don’t work on Sundays: not even in May',
  ])
    assert.ok(sameStatement(said, same), same)
  assert.ok(sameStatement('Un café à Orléans', 'un cafe\u0301 a\u0300 Orle\u0301ans'))
})

test('words, numbers and their signs do', () => {
  for (const [one, other] of [
    ['We work on Sundays.', 'We work on Mondays.'],
    ['It costs 14,500 euros.', 'It costs 1,450 euros.'],
    ['It costs 1.5 euros.', 'It costs 15 euros.'],
    ['It costs 1.5 euros.', 'It costs 1 5 euros.'],
    ['We open at 9:30.', 'We open at 930.'],
    ['It was -5 degrees.', 'It was 5 degrees.'],
    ['It was (−5) degrees.', 'It was 5 degrees.'],
    ['A discount of 10% is usual.', 'A discount of 10 is usual.'],
    ['We write C#.', 'We write C.'],
    ['Open 9-17.', 'Open 917.'],
  ] as const)
    assert.ok(!sameStatement(one, other), `${one} ${other}`)
  assert.ok(sameStatement('It was −5 degrees', 'It was -5 degrees.'))
})

test('normalizing twice gives the same, and never nothing', () => {
  for (const text of ['We open at 9:30!', '!!!', '… – …', '-5', "'-5'", 'a-5', '1.,2', 'ẞ İ', '½', '( 3 )'])
    assert.equal(normalizeStatement(normalizeStatement(text)), normalizeStatement(text), text)
  assert.notEqual(normalizeStatement('!!!'), normalizeStatement('???'))
})
