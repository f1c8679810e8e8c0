import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentenceSplitter, splitSentences } from './sentences.ts'

const texts: [string, string[]][] = [
  ['We open at 9 am. Come in!', ['We open at 9 am.', 'Come in!']],
  [
    'It costs £3.50 a day, e.g. on Monday. Dr. Hale knows.',
    ['It costs £3.50 a day, e.g. on Monday.', 'Dr. Hale knows.'],
  ],
  ['Am 3. Mai, z. B. ab 10 Uhr. Das passt.', ['Am 3. Mai, z. B. ab 10 Uhr.', 'Das passt.']],
  [
    'Look at https://a.example/b.html?c=1. There it is.',
    ['Look at https://a.example/b.html?c=1.', 'There it is.'],
  ],
  [
    'We have:\n- City bikes\n- Tandems\n\nWhich one?',
    ['We have:', '- City bikes', '- Tandems', 'Which one?'],
  ],
  ['1. Call us.\n2. Come by.', ['1. Call us.', '2. Come by.']],
  ['Is it open? Yes… It is.', ['Is it open?', 'Yes…', 'It is.']],
]

test('a text falls into its sentences, in English and German, with lists, addresses and decimals', () => {
  for (const [text, sentences] of texts) assert.deepEqual(splitSentences(text), sentences)
})

test('letter by letter, the same sentences come, and together they are the text', () => {
  for (const [text, sentences] of texts) {
    const splitter = sentenceSplitter()
    const found = [...[...text].flatMap((letter) => splitter.push(letter)), ...splitter.end()]
    assert.equal(found.join(''), text)
    assert.deepEqual(
      found.map((sentence) => sentence.trim()),
      sentences,
    )
  }
})

test('a sentence is given as soon as the next one has begun, or its line is over', () => {
  const splitter = sentenceSplitter()
  assert.deepEqual(splitter.push('Yes. '), [])
  assert.deepEqual(splitter.push('W'), ['Yes.'])
  assert.deepEqual(splitter.push('e do\n'), [' We do'])
})

test('of a text that was cut off, half a sentence is left out', () => {
  const cut = (text: string) => {
    const splitter = sentenceSplitter()
    return [...splitter.push(text), ...splitter.cut()]
  }
  assert.deepEqual(cut('It costs £42. Two come to £8'), ['It costs £42.'])
  assert.deepEqual(cut('It costs £42. Two come to £84.'), ['It costs £42.', ' Two come to £84.'])
})
