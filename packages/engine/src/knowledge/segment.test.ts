import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordCount } from './passages/measure.ts'
import { segment } from './segment.ts'
import { code, documentOf, heading, list, paragraph, steps, table } from './testing/passages.ts'

const sentence = (about: string) => `The ${about} ${'has a word more and '.repeat(4)}so it is told.`
const text = (about: string, sentences: number) =>
  paragraph(Array.from({ length: sentences }, (_, at) => sentence(`${about} ${at}`)).join(' '))
const trails = (passages: { trail: string[] }[]) => passages.map(({ trail }) => trail.join(' > '))

test('a passage carries the title and the headings that it stands under, and says none of them twice', () => {
  const passages = segment(
    documentOf(
      [
        heading(1, 'Rooms'),
        text('house', 2),
        heading(2, 'Suites'),
        text('suite', 2),
        heading(3, 'Suites'),
        text('view', 2),
        heading(2, 'Singles'),
        text('single', 2),
      ],
      { title: 'Rooms | Hotel Linde' },
    ),
  )
  assert.deepEqual(trails(passages), [
    'Rooms | Hotel Linde',
    'Rooms | Hotel Linde > Suites',
    'Rooms | Hotel Linde > Suites',
    'Rooms | Hotel Linde > Singles',
  ])
})

test('a document without a title takes the one it is given; its own comes first', () => {
  assert.deepEqual(trails(segment(documentOf([text('house', 2)]), { title: 'Prices.pdf' })), ['Prices.pdf'])
  const titled = documentOf([text('house', 2)], { title: 'Prices' })
  assert.deepEqual(trails(segment(titled, { title: 'Prices.pdf' })), ['Prices'])
})

test('a long section is parted between sentences, into pieces of about the same length', () => {
  const passages = segment(documentOf([heading(1, 'Long'), text('matter', 30)]))
  const lengths = passages.map((passage) => wordCount(passage.text))
  assert.ok(passages.length >= 3)
  for (const [at, length] of lengths.entries()) assert.ok(length >= 80 && length <= 250, `${at}: ${length}`)
  for (const { text: said } of passages) assert.match(said, /^The matter .* it is told\.$/)
})

test('a list stays with the sentence that introduces it, in every part', () => {
  const items = Array.from({ length: 40 }, (_, at) => sentence(`item ${at}`))
  const passages = segment(documentOf([text('house', 8), paragraph('We rent:'), list(...items)]))
  const lists = passages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'list'))
  assert.ok(lists.length > 1)
  for (const { text: said } of lists) assert.match(said, /We rent:\n\n- The item/)
  assert.equal(lists.flatMap(({ text: said }) => said.match(/- The item \d+/g)).length, 40)
})

test('the steps of a parted list keep their numbers', () => {
  const items = Array.from({ length: 30 }, (_, at) => sentence(`step ${at + 1}`))
  const said = segment(documentOf([steps(...items)])).map((passage) => passage.text)
  assert.ok(said.length > 1)
  for (const line of said.join('\n').match(/\d+\. The step \d+/g)!)
    assert.match(line, /^(\d+)\. The step \1$/)
})

test('a table keeps its header in every part', () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`Room ${at}`, sentence('price')])
  const passages = segment(documentOf([paragraph('Prices:'), table(['Room', 'Price'], ...rows)]))
  assert.ok(passages.length > 1)
  for (const { text: said } of passages) assert.match(said, /Prices:\n\nRoom \| Price\nRoom \d+ \|/)
})

test('code stays with the text before it', () => {
  const [first] = segment(documentOf([paragraph('Run this:'), code('npm start'), text('house', 20)]))
  assert.match(first!.text, /^Run this:\n\nnpm start/)
})

test('sections under twenty words join their neighbour under the same parent, with their headings', () => {
  const passages = segment(
    documentOf([
      heading(1, 'Shipping'),
      heading(2, 'Here'),
      paragraph('Free.'),
      heading(2, 'Abroad'),
      paragraph('Five euros.'),
      heading(1, 'Contact'),
      paragraph('Write to us.'),
    ]),
  )
  assert.deepEqual(
    passages.map(({ trail, text: said }) => [trail.join(' > '), said]),
    [
      ['Shipping', 'Here\n\nFree.\n\nAbroad\n\nFive euros.'],
      ['Contact', 'Write to us.'],
    ],
  )
})

test('every question of a list of questions is the heading of its own answer, however short', () => {
  const questions = [
    paragraph('Do you ship? Yes.'),
    paragraph('My parcel is lost. What now?'),
    paragraph('Write to us.'),
    list('by mail', 'by post'),
  ]
  const expected = [
    ['Questions > Do you ship?', 'Yes.'],
    ['Questions > My parcel is lost. What now?', 'Write to us.\n\n- by mail\n- by post'],
  ]
  for (const all of [
    [heading(1, 'Questions'), ...questions],
    [
      heading(1, 'Questions'),
      heading(2, 'Do you ship?'),
      paragraph('Yes.'),
      heading(2, 'My parcel is lost. What now?'),
      ...questions.slice(2),
    ],
  ])
    assert.deepEqual(
      segment(documentOf(all)).map(({ trail, text }) => [trail.join(' > '), text]),
      expected,
    )
})

test('a question in a text is no heading', () => {
  const prose = paragraph('Why us? We have been here for a hundred years.')
  const passages = segment(documentOf([heading(1, 'About'), paragraph('We bake.'), prose]))
  assert.deepEqual(
    passages.map(({ trail }) => trail),
    [['About']],
  )
})

test('a tiny section does not join what would be parted again: no part is without its heading', () => {
  const long = paragraph(Array.from({ length: 8 }, (_, at) => sentence(`suite ${at}`)).join(' '))
  for (let words = 1; words < 20; words++) {
    const passages = segment(
      documentOf([
        heading(2, 'Suites of the old house'),
        long,
        paragraph(`Suites have ${'one more word '.repeat(4)}`),
        heading(2, 'Singles'),
        paragraph('word '.repeat(words)),
      ]),
    )
    for (const { trail, text: said } of passages)
      if (said.includes('uite')) assert.match([...trail, said].join('\n'), /Suites of the old house/)
  }
})

test('a section of its own length stands alone', () => {
  const passages = segment(
    documentOf([heading(2, 'One'), text('house', 3), heading(2, 'Two'), text('garden', 3)]),
  )
  assert.deepEqual(trails(passages), ['One', 'Two'])
})

test('what every page says is dropped, in English and German', () => {
  for (const said of [
    'Skip to main content',
    'Zum Inhalt springen',
    'Home > Rooms > Suites',
    'Startseite » Zimmer » Suiten',
    'Share on Facebook, Twitter and LinkedIn',
    '© 2026 Hotel Linde GmbH. All rights reserved.',
    'Was this page helpful?',
    'War diese Seite hilfreich?',
    'Edit this page on GitHub',
    'Last updated on 3 May 2026',
    'Zuletzt aktualisiert am 3. Mai 2026',
    'Subscribe to our newsletter for the latest offers',
    'Newsletter abonnieren',
    'We use cookies to improve your visit. By continuing you accept them.',
    'Wir verwenden Cookies. Mit einem Klick auf „Alle akzeptieren“ stimmen Sie zu.',
    'Read more →',
    '← Back to our rooms',
    'Return to top of page',
    'Zurück zur Übersicht',
  ])
    assert.deepEqual(segment(documentOf([paragraph(said)])), [], said)
  const contents = [heading(2, 'On this page'), list('Rooms', 'Prices')]
  assert.deepEqual(segment(documentOf(contents)), [])
})

test('a page that is about such things keeps its sentences', () => {
  for (const said of [
    'We use no cookies and need no banner.',
    'Our newsletter appears every month and is read by 4,000 people.',
    'No.',
    'Facebook and Instagram are the channels that we look after.',
  ])
    assert.equal(segment(documentOf([paragraph(said)]))[0]?.text, said)
  const channels = list('Facebook', 'Search', 'Print')
  assert.equal(segment(documentOf([paragraph('We support:'), channels])).length, 1)
  for (const said of ['Search', 'Return to work policy', 'Back to school offers', 'Zurück zur Natur'])
    assert.deepEqual(trails(segment(documentOf([heading(2, said), text('matter', 2)]))), [said])
  const policies = list('Return to work policy', 'Sick leave')
  assert.match(segment(documentOf([policies]))[0]!.text, /Return to work policy/)
})
