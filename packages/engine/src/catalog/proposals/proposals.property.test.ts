import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { contradictions, type Material, proposeFitCriteria, proposeServices, proposeVoice } from './index.ts'

/** Pieces of which pages are made, and what breaks readers. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'Services',
      'Prices',
      'Preise',
      'Leistungen',
      'Basic check',
      'Massage',
      '£45',
      'ab 1.250 €',
      '60 min',
      '- ',
      ' | ',
    ],
    ...[
      'per month',
      'pro Stunde',
      'Wir übernehmen keine ',
      'We work with companies of 5 to 80 people.',
      '\n',
      '\n\n',
      ': ',
      ' – ',
      '. ',
    ],
  ),
  fc.string({ maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

const material: fc.Arbitrary<Material> = fc
  .array(fc.record({ headings: fc.array(text, { maxLength: 3 }), text, title: fc.option(text) }), {
    maxLength: 5,
  })
  .chain((pages) =>
    fc.constantFrom('en', 'de', 'fr').map((locale) => ({
      locale,
      passages: pages.map(({ title, ...page }, at) => ({
        id: at + 1,
        source_id: 1,
        document_title: title,
        url: `https://example.org/%E0%A4%A/${at}`,
        facts: [{ id: at + 1, text: page.text }],
        ...page,
      })),
    })),
  )

test('whatever the pages say, a proposal is a whole body and cites facts that there are', () => {
  fc.assert(
    fc.property(material, (told) => {
      const voice = proposeVoice(told, { name: 'Linde' })
      const services = proposeServices(told)
      for (const { fact_ids } of [...services, ...proposeFitCriteria(told), ...(voice ? [voice] : [])])
        for (const id of fact_ids) assert.ok(id >= 1 && id <= told.passages.length)
      for (const { payload } of services) {
        const { name, price_min, price_max, currency } = payload
        assert.ok(typeof name === 'string' && name.trim() === name && name.length >= 3 && name.length <= 200)
        assert.equal(typeof price_min === 'number', typeof currency === 'string')
        if (typeof price_max === 'number')
          assert.ok(Number.isSafeInteger(price_max) && price_max >= Number(price_min))
      }
      assert.deepEqual(proposeServices(told), services)
      const rows = services.map(({ kind, payload }, at) => ({ kind, id: at + 1, payload }))
      assert.deepEqual(
        contradictions(told, rows),
        [],
        'what is proposed does not contradict what it was drafted from',
      )
    }),
  )
})
