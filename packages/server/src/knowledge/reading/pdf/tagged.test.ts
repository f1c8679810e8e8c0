import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outline, read } from '../testing/read.ts'
import { taggedPdf } from '../testing/tagged_pdf.ts'

test('where the file says what its parts are, that is believed: headings, lists, tables, furniture', async () => {
  const file = taggedPdf(
    [
      'Document',
      ['H1', 'Mill Bikes'],
      ['TOC', ['TOCI', 'Prices 1']],
      ['P', 'We repair bikes of every kind in the middle of the town, quickly and at', 'a fair price.'],
      [
        'L',
        ['LI', ['Lbl', '•'], ['LBody', 'Repair', ['L', ['LI', ['Lbl', '–'], ['LBody', 'Brakes']]]]],
        ['LI', ['LBody', '• Sale']],
      ],
      [
        'Sect',
        ['H2', 'Prices'],
        [
          'Table',
          ['TR', ['TH', 'Service'], ['TH', 'Price']],
          ['TR', ['TD', 'Brakes', 'and gears'], ['TD', '30 €']],
        ],
      ],
    ],
    ['Price list of Mill Bikes'],
  )
  const document = await read(file)
  assert.equal(document.language, 'en-GB')
  assert.deepEqual(outline(document.blocks), [
    '# Mill Bikes',
    'We repair bikes of every kind in the middle of the town, quickly and at a fair price.',
    '- Repair',
    '  - Brakes',
    '- Sale',
    '## Prices',
    '|| Service | Price',
    '| Brakes and gears | 30 €',
  ])
})
