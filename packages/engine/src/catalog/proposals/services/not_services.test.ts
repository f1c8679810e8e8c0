import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '../../../knowledge/document.ts'
import { heading, list, paragraph, table } from '../../../knowledge/testing/passages.ts'
import { materialOf, offered, page } from '../testing/material.ts'
import { proposeServices } from './propose_services.ts'

const on = (title: string, path: string, ...blocks: Block[]) =>
  offered(proposeServices(materialOf('en', page(title, path, ...blocks))))

test('the prices of a page are its own section, not a part of what its title names', () => {
  assert.deepEqual(on('Linde', 'linde', heading(2, 'Prices'), list('Hatha – £12', 'Vinyasa – £14')), {
    Hatha: 'fixed 12 GBP',
    Vinyasa: 'fixed 14 GBP',
  })
})

test('prices that are counted by different things are no range', () => {
  assert.deepEqual(
    on('Prices', 'prices', table(['Course', 'per session', 'per month'], ['Hatha', '£12', '£45'])),
    { Hatha: 'fixed 12 GBP' },
  )
})

test('a heading above priced services is not a service beside them', () => {
  const material = materialOf(
    'en',
    page('Services', 'services', heading(2, 'Colour'), paragraph('We mix every shade ourselves, by hand.')),
    page('Prices', 'prices', heading(2, 'Colour'), list('Roots – £49', 'Highlights – £65')),
  )
  assert.deepEqual(offered(proposeServices(material)), { Roots: 'fixed 49 GBP', Highlights: 'fixed 65 GBP' })
})

test('a sentence with prices of two kinds states neither for sure', () => {
  assert.deepEqual(
    on(
      'Prices',
      'prices',
      heading(2, 'Consultation'),
      paragraph('Depending on the case, it costs £90, or £40 a month.'),
    ),
    {},
  )
})

test('what stands among opening hours is no service, unless prices do, too', () => {
  const evening = list('Evening session – £20')
  assert.deepEqual(on('Linde', '', heading(2, 'Opening hours'), evening), {})
  assert.deepEqual(on('Linde', '', heading(2, 'Opening hours and prices'), evening), {
    'Evening session': 'fixed 20 GBP',
  })
})

test('a sentence is no name, and neither is the rate of a worker', () => {
  assert.deepEqual(on('Prices', 'prices', list('We come to you – £20', 'Basic check – £45')), {
    'Basic check': 'fixed 45 GBP',
  })
  assert.deepEqual(on('Prices', 'prices', heading(2, 'Apprentice'), paragraph('£30 per hour')), {})
})

test('a list is of services when it is short', () => {
  const words = Array.from({ length: 20 }, (_, at) => `Matter ${'abcdefghijklmnopqrst'[at]!.repeat(3)}`)
  assert.deepEqual(
    Object.keys(on('Linde', '', heading(2, 'What we do'), list(...words.slice(0, 3)))),
    words.slice(0, 3),
  )
  assert.deepEqual(on('Linde', '', heading(2, 'What we do'), list(...words)), {})
})

test('what customers say about prices is no price, and a broad heading makes no service of an article', () => {
  assert.deepEqual(
    on('Prices', 'prices', heading(2, 'Boiler care'), paragraph('“Paid £85, worth every penny.”')),
    {},
  )
  assert.deepEqual(
    on('Linde', '', heading(2, 'Recent reviews'), paragraph('£85 for the service, and never cold again.')),
    {},
  )
  assert.deepEqual(
    on(
      'Ada Moss',
      '',
      heading(1, 'Wedding photography'),
      heading(2, 'Albums'),
      paragraph('Albums start at £320.'),
    ),
    {},
  )
})
