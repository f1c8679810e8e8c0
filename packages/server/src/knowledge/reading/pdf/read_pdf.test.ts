import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Placed, pdf } from '../testing/pdf.ts'
import { failureOf, outline, read } from '../testing/read.ts'

const lines = async (...pages: Placed[][]) => outline((await read(pdf(pages))).blocks)

/** Lines below each other, from the top of the page or from `y`. */
const column = (texts: string[], { x = 50, y = 700, size = 11, leading = 14 } = {}): Placed[] =>
  texts.map((text, index) => ({ text, x, y: y - index * leading, size }))

const wrapped = [
  'We repair bikes of every kind in the middle of the town, quickly and at',
  'a fair price. Most repairs are done within a day, and we lend you a bike',
  'until yours is ready.',
]

test('wrapped lines are a paragraph, a gap parts paragraphs, larger lines are headings by their size', async () => {
  const page = [
    { text: 'Mill Bikes', y: 780, size: 24 },
    { text: 'Repairs', y: 740, size: 16 },
    ...column(wrapped),
    ...column(['Mill Bikes', 'Harbour Street 12', '24103 Kiel'], { y: 630 }),
  ]
  assert.deepEqual(await lines(page), [
    '# Mill Bikes',
    '## Repairs',
    wrapped.join(' '),
    'Mill Bikes\nHarbour Street 12\n24103 Kiel',
  ])
})

test('a word that was broken is whole again, and a hyphen that belongs to it stays', async () => {
  const page = column([
    'All repairs are done by people who learned it, and who go on learning every mon-',
    'th. Please write an E-',
    'Mail to us before you come, and tell us about pre-',
    'and post-war bikes, which take us longer than the others usually do take us.',
  ])
  assert.deepEqual(await lines(page), [
    'All repairs are done by people who learned it, and who go on learning every month. Please write an E-Mail to us before you come, and tell us about pre- and post-war bikes, which take us longer than the others usually do take us.',
  ])
})

test('items are a list, with what hangs below them and what lies inside', async () => {
  const page = [
    ...column([
      '• Brakes and gears, wheels and chains, lamps and everything else that may break',
      '  on a bike',
    ]),
    { text: '– front', x: 70, y: 672 },
    { text: '• Sale', x: 50, y: 658 },
    ...column(['1. First call us', '2. Then come'], { y: 620 }),
  ]
  assert.deepEqual(await lines(page), [
    '- Brakes and gears, wheels and chains, lamps and everything else that may break on a bike',
    '  - front',
    '- Sale',
    '- First call us',
    '- Then come',
  ])
})

test('cells under each other are a table, whose header is told by the figures below it', async () => {
  const row = (cells: string[], y: number) => cells.map((text, index) => ({ text, x: 50 + index * 150, y }))
  const page = [
    ...row(['Service', 'Time', 'Price'], 700),
    ...row(['Brakes', '1 h', '30,00'], 686),
    ...row(['Wheels', '2 h', '45,00'], 672),
    { text: 'front only', x: 200, y: 660 },
  ]
  assert.deepEqual(await lines(page), [
    '|| Service | Time | Price',
    '| Brakes | 1 h | 30,00',
    '| Wheels | 2 h front only | 45,00',
  ])
})

test('two columns are read one after the other, and a sentence goes on from one to the next', async () => {
  const left = [
    'The first column of the page is about bikes, and',
    'so is the second one. The last sentence that is on',
    'the left goes on',
  ]
  const right = ['over on the right. There it ends, and there are', 'no more columns.']
  assert.deepEqual(await lines([...column(left), ...column(right, { x: 320 })]), [
    [...left, ...right].join(' '),
  ])
})

test('what pages repeat at their edges is dropped, and paragraphs go on over the end of a page', async () => {
  const page = (number: number, texts: string[]): Placed[] => [
    { text: 'Mill Bikes price list', y: 815, size: 9 },
    ...column(texts),
    { text: `Page ${number} of 3`, x: 280, y: 30, size: 9 },
    { text: `Chapter 1 – ${number + 4}`, x: 400, y: 815, size: 9 },
  ]
  const pages = [
    page(1, ['The first page ends in the middle of a sentence that is long enough to be wrapped and']),
    page(2, ['goes on. Room 12 costs 45.']),
    page(3, ['Room 13 costs 50.']),
  ]
  assert.deepEqual(await lines(...pages), [
    'The first page ends in the middle of a sentence that is long enough to be wrapped and goes on. Room 12 costs 45.',
    'Room 13 costs 50.',
  ])
})

test('a table of contents is no content', async () => {
  const page = column([
    'Introduction . . . . . . . . . . . . . 3',
    'Prices ................... 12',
    'We mean what we say.',
  ])
  assert.deepEqual(await lines(page), ['We mean what we say.'])
})

test('the title is the one of the file, unless a program put the name of a file there', async () => {
  const page = [column(wrapped)]
  assert.equal((await read(pdf(page, { info: '/Title (Our prices)' }))).title, 'Our prices')
  assert.equal((await read(pdf(page, { info: '/Title (Microsoft Word - prices.doc)' }))).title, null)
})

test('a scan says that it is one', async () => {
  const failure = await failureOf(read(pdf([[], []])))
  assert.deepEqual([failure.code, failure.lasting], ['scanned', true])
  assert.match(failure.message, /OCR/)
})

test('one with a password says so', async () => {
  const secret = '<'.concat('41'.repeat(32), '>')
  const trailer = `/ID [${secret} ${secret}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`
  const failure = await failureOf(read(pdf([column(wrapped)], { trailer })))
  assert.deepEqual([failure.code, failure.lasting], ['password_protected', true])
})

test('one that is damaged beyond repair is called that; one that lost its end is read', async () => {
  const whole = pdf([column(wrapped)])
  assert.match(outline((await read(whole.subarray(0, whole.length - 20))).blocks).join(), /We repair bikes/)
  const failure = await failureOf(read(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2000, 'x')])))
  assert.deepEqual([failure.code, failure.lasting], ['malformed', true])
})

test('more pages or characters than a source may have are refused', async () => {
  const file = pdf([column(wrapped), column(wrapped)])
  assert.equal((await failureOf(read(file, {}, { maxPages: 1 }))).code, 'too_long')
  assert.equal((await failureOf(read(file, {}, { maxCharacters: 200 }))).code, 'too_long')
})
