import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '../../document.ts'
import { factsOf, paragraph, passageOf } from '../../testing/passages.ts'
import { digest } from '../digest.ts'

const under = (instructions: string[], trail: string[], said: string, context = {}) =>
  factsOf(trail, [paragraph(said)], { instructions, ...context })

test('what is left out is found by stems, in headings and in sentences', () => {
  const leave = ['Leave out job offers and press releases']
  assert.deepEqual(under(leave, ['Acme', 'Job offers'], 'We look for two bakers.'), [])
  assert.deepEqual(under(leave, ['Acme', 'Careers'], 'We look for two bakers.'), [])
  assert.deepEqual(under(leave, ['Acme'], 'We send a press release every May. We bake bread.'), [
    'We bake bread.',
  ])
  assert.deepEqual(
    under(['Lass Stellenangebote weg'], ['Karriere'], 'Wir suchen Bäcker.', { language: 'de' }),
    [],
  )
})

test('an exception stays in', () => {
  const facts = under(
    ['Ignore prices except discounts'],
    ['Acme'],
    'Bread costs 3 euros. A discount of 10 % is paid in May.',
  )
  assert.deepEqual(facts, ['A discount of 10 % is paid in May.'])
})

test('only what was asked for is kept, by topic and by what every conversation needs', () => {
  const said = 'Bread costs 3 euros. We are open from 7:00 to 18:00 on weekdays. We bake with rye.'
  assert.deepEqual(under(['Only pricing and opening hours'], ['Acme'], said), [
    'Bread costs 3 euros.',
    'We are open from 7:00 to 18:00 on weekdays.',
  ])
})

test('tiers and topics are as the owner says, and not limited to a few', () => {
  const blocks: Block[] = [
    paragraph(Array.from({ length: 8 }, (_, at) => `Bread ${at} costs ${at} euros.`).join(' ')),
  ]
  const facts = digest(passageOf(['Acme'], ...blocks), {
    title: null,
    language: 'en',
    instructions: ['Treat prices as universal', 'Treat prices as offer'],
  })
  assert.equal(facts.length, 8)
  for (const fact of facts) assert.deepEqual([fact.tier, fact.topic], ['universal', 'offer'])
})

test('names are put for names, whole words only, and the organization for what a text calls it', () => {
  assert.deepEqual(
    under(['Say guest instead of customer'], ['Acme'], 'The customer is a customer of our customery.'),
    ['The guest is a guest of our customery.'],
  )
  assert.deepEqual(
    under(['Call the company Acme'], ['Bakery'], 'Acme Bakeries Ltd. makes bread. The company sells cakes.', {
      organization: 'Acme Bakeries Ltd.',
    }),
    ['Acme makes bread.', 'Acme sells cakes.'],
  )
  assert.deepEqual(
    under(['Sag statt Firma Betrieb'], ['Bäckerei'], 'Die Firma liefert Brot in Kiel.', { language: 'de' }),
    ['Die Betrieb liefert Brot in Kiel.'],
  )
})

test('a name may have any signs in it', () => {
  const organization = 'Müller-Bau (C++ & Co. [x] / $1)'
  assert.deepEqual(
    under(['Call the company Bau'], ['Haus'], `${organization} makes doors.`, { organization }),
    ['Haus: Bau makes doors.'],
  )
})

test('instructions that are not understood change nothing', () => {
  assert.deepEqual(under(['Be nice'], ['Acme'], 'We bake bread.'), ['We bake bread.'])
})
