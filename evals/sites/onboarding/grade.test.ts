import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictOf } from './ask.ts'
import type { Graded } from './grade.ts'
import { fitGrades, serviceGrades, slotGrades, voiceGrades } from './grade_catalog.ts'
import { profileGrades } from './grade_profile.ts'
import type { Truth } from './truth.ts'

const truth: Truth = {
  slug: 'x',
  folder: '',
  origin: 'https://www.x.example',
  locale: 'en',
  profile: {
    name: ['Harbour Studio'],
    logo: ['/logo.svg'],
    accent_colour: ['#b8432f'],
    languages: ['en'],
    timezone: ['Europe/London'],
    currency: ['GBP'],
    address: ['18 Sail Lane', 'BS1'],
    phone: null,
    email: ['hello@x.example'],
    opening_hours: { mon: ['09:00-17:00'], tue: ['09:00-17:00'] },
    links: ['https://www.instagram.com/x_example'],
  },
  services: [
    { name: 'logo', price_min: 160_000, currency: 'GBP', units: ['fixed'], duration: 'two weeks' },
    { name: 'tiling', price_min: 6500, price_max: 11_000, currency: 'GBP', units: ['from'], per: 'm²' },
    { name: 'advice' },
  ],
  also_fine: ['printing'],
  voice: { languages: ['en'], address: 'formal' },
  fit: [{ about: 'gambling', kinds: ['poor_fit', 'dealbreaker'] }],
  slots: [
    { about: 'service', options: ['logo', 'tiling', 'advice'] },
    { about: 'budget', bands_between: [50_000, 1_000_000] },
  ],
  questions: [],
}

const gradeOf = (grades: readonly Graded[]) =>
  Object.fromEntries(grades.map(({ what, grade }) => [what, grade]))
const logo = { name: 'Logo refresh', pricing_unit: 'fixed', price_min: 160_000, currency: 'GBP' }

test('a profile is right where it says the same, however it is written', () => {
  const grades = gradeOf(
    profileGrades(truth.profile, {
      name: 'HARBOUR STUDIO',
      logo: 'http://127.0.0.1:4711/logo.svg',
      accent_colour: '#b84330',
      address: '18 Sail Lane, Bristol BS1 6QX',
      opening_hours: [{ days: ['mon', 'tue'], opens: '09:00', closes: '17:00' }],
      links: [{ url: 'https://www.instagram.com/x_example' }],
    }),
  )
  for (const field of ['name', 'logo', 'colour', 'address', 'opening hours', 'links', 'phone'])
    assert.equal(grades[field], 'right', field)
  assert.equal(grades.email, 'missing')
})

test('a profile is wrong where it says something else, or something that the site does not say', () => {
  const grades = gradeOf(
    profileGrades(truth.profile, {
      accent_colour: '#0f7c7a',
      address: 'Water Lane, Wilmslow',
      phone: '0117 496 0000',
      opening_hours: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
      links: [{ url: 'https://www.instagram.com/x_example' }, { url: 'https://webdesigner.example' }],
    }),
  )
  for (const field of ['colour', 'address', 'phone', 'opening hours', 'links'])
    assert.equal(grades[field], 'wrong', field)
})

test('hours of a season are right beside the others, if a note says so', () => {
  const profile = { ...truth.profile, seasonal_hours: { sun: ['09:00-13:00'] } }
  const gradeWith = (note?: string) =>
    gradeOf(
      profileGrades(profile, {
        opening_hours: [
          { days: ['mon', 'tue'], opens: '09:00', closes: '17:00' },
          { days: ['sun'], opens: '09:00', closes: '13:00', ...(note && { note }) },
        ],
      }),
    )['opening hours']
  assert.equal(gradeWith('From May to September'), 'right')
  assert.equal(gradeWith(), 'wrong')
})

test('a service is right by its name, and its price by both ends, currency and unit', () => {
  const grades = serviceGrades(truth, [
    { ...logo, typical_duration: 'two weeks' },
    { name: 'Tiling', pricing_unit: 'from', price_min: 6500, price_max: 11_000, currency: 'GBP' },
    { name: 'Advice', pricing_unit: 'fixed' },
  ])
  assert.deepEqual(gradeOf(grades.services), { logo: 'right', tiling: 'right', advice: 'right' })
  // Nothing says that the price is for a square metre.
  assert.deepEqual(gradeOf(grades.prices), { logo: 'right', tiling: 'wrong', advice: 'right' })
  assert.deepEqual(gradeOf(grades.durations), { logo: 'right' })
})

test('a service that is not on the site is wrong, one that may be called a service is not', () => {
  const { services, prices } = serviceGrades(truth, [
    { ...logo, price_max: 160_000 },
    { name: 'Printing', pricing_unit: 'fixed' },
    { name: 'Imogen Tarrant', pricing_unit: 'fixed' },
    { name: 'A logo', pricing_unit: 'fixed' },
    { name: 'Advice', pricing_unit: 'fixed', price_min: 100, currency: 'GBP' },
  ])
  assert.deepEqual(gradeOf(services), {
    logo: 'right',
    tiling: 'missing',
    advice: 'right',
    'Imogen Tarrant': 'wrong',
    'A logo (twice)': 'wrong',
  })
  assert.deepEqual(gradeOf(prices), { logo: 'right', tiling: 'missing', advice: 'wrong' })
})

test('a voice, a criterion and a slot are compared with what fits', () => {
  assert.deepEqual(gradeOf(voiceGrades(truth, { languages: ['en'], formality: 'Formal, third person' })), {
    language: 'right',
    formality: 'right',
  })
  assert.equal(voiceGrades(truth, { languages: ['en'], formality: 'Informal' })[1]!.grade, 'wrong')
  const ideal = { kind: 'ideal', description: 'A gambling company' }
  assert.equal(fitGrades(truth, [ideal])[0]!.grade, 'wrong')
  assert.equal(fitGrades(truth, [ideal, { ...ideal, kind: 'dealbreaker' }])[0]!.grade, 'right')
  const slots = slotGrades(truth, [
    { key: 'service', enum_values: ['logo', 'tiling', 'other'] },
    {
      key: 'budget',
      enum_values: ['low', 'high'],
      enum_labels: { low: 'under £2,500', high: '£2,500 and more' },
    },
  ])
  assert.deepEqual(gradeOf(slots), { service: 'right', budget: 'right' })
})

test('a reply is right, wrong, withheld, an honest no or made up', () => {
  const reply = (text: string) => ({ text, chips: [], asks: null, status: 'active' })
  const price = { text: 'how much', right: '1,?600' }
  assert.equal(verdictOf(truth, price, reply('A logo is £1,600.')), 'right')
  assert.equal(
    verdictOf(truth, price, reply('We are open from nine to five on every weekday but Friday.')),
    'wrong',
  )
  assert.equal(verdictOf(truth, price, reply("I don't know that.")), 'withheld')
  const foreign = { text: 'tax return?', unanswerable: true as const }
  assert.equal(verdictOf(truth, foreign, reply("I don't know that.")), 'honest no')
  assert.equal(
    verdictOf(truth, foreign, reply('We do your tax return for £95 within two working days.')),
    'made up',
  )
})
