import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, read, table } from '../testing/listen.ts'

table('that something was said before is no part of the answer', [
  [
    'i told you, a new shop. and it should be modern',
    { asked: 'goal' },
    { goal: 'a new shop. and it should be modern' },
  ],
  ['like i said it should be a shop', { asked: 'goal' }, { goal: 'it should be a shop' }],
  ['hab ich doch gesagt, ein neuer Laden', { ...de, asked: 'goal' }, { goal: 'ein neuer Laden' }],
  [
    'Jonas Berger hab ich doch schon geschrieben',
    { ...de, asked: 'full_name' },
    { full_name: 'Jonas Berger' },
  ],
  ['nochmal: Jonas Berger', { ...de, asked: 'full_name' }, { full_name: 'Jonas Berger' }],
])

test('who says something once more asks nothing and rejects nothing', () => {
  const { captures, acts, questions } = read('rob as i said. Rob Tully', { asked: 'full_name' })
  assert.deepEqual(
    captures.map(({ value }) => value),
    ['Rob Tully'],
  )
  assert.ok(!acts.includes('reject'))
  assert.deepEqual(questions, [])
})

test('who only says that it was said before answers nothing', () => {
  assert.deepEqual(read('as i said', { asked: 'full_name' }).captures, [])
})

test('who only says that it was said, or asked, before asks nothing, and notes nothing', () => {
  for (const message of ['hab ich doch grade geschrieben', 'ich hab doch gefragt']) {
    const { captures, questions } = read(message, { ...de, asked: 'goal' })
    assert.deepEqual([captures, questions], [[], []], message)
  }
})

test('what somebody says they have asked is asked', () => {
  for (const [message, given] of [
    ['ich hab doch gefragt ob man ONLINE buchen kann', de],
    ['I asked whether one can book ONLINE', {}],
  ] as const) {
    const { captures, questions } = read(message, { ...given, asked: 'goal' })
    assert.deepEqual([captures, questions], [[], [`${message.replace(/^i/, 'I')}?`]], message)
  }
})
