import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizationFindings } from './organization_findings.ts'
import type { PageHints } from './page_hints.ts'

type Page = [path: string, hints: PageHints, title?: string]
const read = (...pages: Page[]) =>
  organizationFindings(
    pages.map(([path, hints, title]) => ({
      url: `https://holm.example${path}`,
      title: title ?? null,
      hints,
    })),
  )
const best = (field: string, ...pages: Page[]) => read(...pages).find((each) => each.field === field)?.value
const lines = (...said: string[]): PageHints => ({ lines: said })

test('the contact page is believed before others, and what several pages say before what one says', () => {
  const other: Page = ['/blog/a', lines('Tel. 0461 1111111')]
  assert.equal(best('phone', other, ['/kontakt', lines('Tel. 0461 2222222')]), '0461 2222222')
  const footer = lines('Tel. 0461 3333333')
  assert.equal(best('phone', other, ['/a', footer], ['/b', footer], ['/c', footer]), '0461 3333333')
})

test('one number in two ways of writing is one finding', () => {
  const found = read(
    ['/', { phones: [{ number: '+494611234567', text: '0461 123 45 67' }] }],
    ['/kontakt', lines('Telefon: +49 (0)461 1234567')],
  )
  assert.equal(found.filter(({ field }) => field === 'phone').length, 1)
  assert.equal(
    best('phone', ['/', { phones: [{ number: '+494611234567', text: 'Call us' }] }]),
    '+494611234567',
  )
  assert.equal(
    best('phone', ['/', { phones: [{ number: '+494611234567', text: '0900 666' }] }]),
    '+494611234567',
  )
})

test('the hours that say more win over a footer that repeats the usual ones', () => {
  const footer = lines('Opening hours', 'Mon–Fri 9–17')
  const hours = best(
    'opening_hours',
    ['/', footer],
    ['/a', footer],
    ['/b', footer],
    ['/contact', lines('Opening hours', 'Mon–Fri 9–17', 'Sat 10–14')],
  )
  assert.equal((hours as unknown[]).length, 2)
})

test('a privacy policy names authorities and other companies: nobody there is the organization', () => {
  const authority = lines('Tel. 0431 9881200', 'Holstenstraße 98', '24103 Kiel', 'mail@authority.example')
  assert.deepEqual(read(['/datenschutz', authority]), [])
  assert.deepEqual(read(['/x', authority, 'Privacy policy']), [])
})

test('a time zone follows from the country where it has one, and from the state in the United States', () => {
  const zone = (hints: PageHints, path = '/kontakt') => best('timezone', [path, hints])
  assert.equal(zone(lines('Werkstraße 12', '24937 Flensburg')), 'Europe/Berlin')
  assert.equal(zone(lines('Hauptplatz 3', 'A-8010 Graz')), 'Europe/Vienna')
  assert.equal(zone(lines('3 Capstan Row', 'Port Ellery', 'PY4 2HN')), 'Europe/London')
  assert.equal(zone(lines('214 Chestnut Row', 'Asheville, NC 28801')), 'America/New_York')
  assert.equal(zone(lines('1 Main Street', 'El Paso, TX 79901')), undefined)
  assert.equal(zone(lines('Tel. +49 461 1234567')), 'Europe/Berlin')
  assert.equal(zone({ language: 'en-US' }), undefined)
  assert.equal(zone(lines('Write to us.')), undefined)
})

test('a currency is the one of most amounts; a dollar is that of the country', () => {
  const currency = (hints: PageHints) => best('currency', ['/prices', hints])
  assert.equal(currency({ amounts: { EUR: 12, GBP: 1 } }), 'EUR')
  assert.equal(currency({ amounts: { EUR: 2, GBP: 2 } }), undefined)
  assert.equal(currency({ amounts: { EUR: 1 } }), undefined)
  assert.equal(currency({ amounts: { $: 5 }, lines: ['1 King St', 'Asheville, NC 28801'] }), 'USD')
  assert.equal(currency({ amounts: { $: 5 }, lines: ['3 Capstan Row', 'Port Ellery', 'PY4 2HN'] }), undefined)
})

test('white, black and grey are nobody’s colour, however they are written', () => {
  const colours = (...written: string[]) => best('colours', ['/', { colours: written }])
  const grey = [
    '#fff',
    '#000000',
    'rgb(120, 120, 122)',
    '#fafafa',
    'hsl(0 0% 50%)',
    '#111827',
    'rgba(200,0,0,.2)',
  ]
  assert.equal(colours(...grey), undefined)
  assert.deepEqual(colours('#FFF', '#0a7d5c', '#c40', 'hsl(210, 80%, 40%)', 'rgb(180 30 30)', 'red;}'), [
    '#0a7d5c',
    '#cc4400',
    '#1466b8',
    '#b41e1e',
  ])
})

test('languages are those of the pages, then those of their other versions', () => {
  const page = (language: string, ...alternates: string[]): Page => ['/', { language, alternates }]
  assert.deepEqual(best('languages', page('de-DE', 'de', 'en-GB', 'x-default')), ['de', 'en'])
  assert.deepEqual(best('languages', page('en'), page('de'), page('de')), ['de', 'en'])
  assert.deepEqual(best('languages', page('pt-BR')), ['pt-BR'])
})

test('a name is what the site calls itself, or what its titles share, or who has the copyright', () => {
  assert.equal(best('name', ['/', { site_name: 'Holm' }, 'Tables']), 'Holm')
  assert.equal(
    best('name', ['/', {}, 'Tables | Tischlerei Holm'], ['/b', {}, 'Doors | Tischlerei Holm']),
    'Tischlerei Holm',
  )
  assert.equal(best('name', ['/', {}, 'Holm – tables and doors']), 'Holm')
  assert.equal(
    best('name', ['/', lines('© 2019–2026 Holm & Sons Ltd. All rights reserved.')]),
    'Holm & Sons Ltd',
  )
  assert.equal(
    best('name', ['/impressum', lines('Tischlerei Holm GmbH', 'Werkstraße 12')]),
    'Tischlerei Holm GmbH',
  )
  assert.equal(best('name', ['/', {}, 'Tables and doors']), undefined)
})

test('links that share a page, lead to a post or to the front of a service are not the organization’s', () => {
  const profiles = [
    'https://www.facebook.com/sharer/sharer.php?u=https://holm.example',
    'https://twitter.com/intent/tweet?text=x',
    'https://www.instagram.com/p/abc/',
    'https://www.youtube.com/',
    'https://partner.example/holm',
    'https://www.linkedin.com/company/holm',
  ]
  assert.deepEqual(best('links', ['/', { profiles }]), [
    { title: 'LinkedIn', url: 'https://www.linkedin.com/company/holm' },
  ])
})

test('of several mailboxes the general one of the own domain is found first, and none of the data protection officer', () => {
  const emails = [
    'holm.tables@mail.example',
    'jan@holm.example',
    'info@holm.example',
    'datenschutz@holm.example',
  ]
  assert.equal(best('email', ['/', { emails }]), 'info@holm.example')
  assert.equal(
    best('email', ['/', { emails: ['info at holm', '"><img src=x>@holm.example', 'logo@2x.png'] }]),
    undefined,
  )
})
