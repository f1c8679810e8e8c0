import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outline, read } from '../testing/read.ts'

const lines = async (text: string) => outline((await read(text, { filename: 'a.txt' })).blocks)

test('wrapped lines are one paragraph; short lines, as in an address, stay lines', async () => {
  const text = `We repair bikes of all kinds, quickly and at a fair price, in\r\nthe middle of town, since nineteen hundred and eighty-seven.\r
\r\nMill Bikes\r\nHarbour Street 12\r\n24103 Kiel`
  assert.deepEqual(await lines(text), [
    'We repair bikes of all kinds, quickly and at a fair price, in the middle of town, since nineteen hundred and eighty-seven.',
    'Mill Bikes\nHarbour Street 12\n24103 Kiel',
  ])
})

test('items are a list, with what lies inside and what goes on below', async () => {
  assert.deepEqual(
    await lines('We offer:\n- repair\n  of brakes\n    - front\n    - rear\n* sale\n\n1) first\n2) second'),
    ['We offer:', '- repair of brakes', '  - front', '  - rear', '- sale', '1. first', '1. second'],
  )
})

test('an underlined line, and a short line alone above a text, are headings', async () => {
  assert.deepEqual(
    await lines(
      'Prices\n======\nAll with tax.\n\nOpening hours\n\nWe are open every day.\n\nCall us.\n\nThe end',
    ),
    ['# Prices', 'All with tax.', '## Opening hours', 'We are open every day.', 'Call us.', 'The end'],
  )
})

test('addresses of the web are links, without the full stop behind them', async () => {
  const { blocks, links } = await read('See https://example.com/a?b=1. (Or http://b.org)')
  const found = ['https://example.com/a?b=1', 'http://b.org'].map((url) => ({ text: url, url }))
  assert.deepEqual(links, found)
  assert.deepEqual(blocks[0]?.kind === 'paragraph' && blocks[0].links, found)
})

test('a binary file that nobody knows is called that; one stray character is not enough', async () => {
  await assert.rejects(read(Buffer.from([65, 0, 66, 67])), { code: 'unsupported_format', message: /binary/ })
  assert.deepEqual(await lines(`A text with a bell\u0007 in it.`), ['A text with a bell in it.'])
})
