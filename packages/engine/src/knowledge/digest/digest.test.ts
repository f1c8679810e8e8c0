import assert from 'node:assert/strict'
import { test } from 'node:test'
import { code, factsOf, heading, list, paragraph, passageOf } from '../testing/passages.ts'
import { digest, digestDocument } from './digest.ts'

const states = (trail: string[], said: string, facts: string[], language = 'en') =>
  assert.deepEqual(factsOf(trail, [paragraph(said)], { language }), facts)

test('a sentence that stands by itself stays in its own words', () => {
  states(['Services'], 'The pricing audit costs 14,500 euros. We work in Hamburg and Kiel.', [
    'The pricing audit costs 14,500 euros.',
    'We work in Hamburg and Kiel.',
  ])
  states(
    ['Leistungen'],
    'Die Preisprüfung kostet 14.500 Euro. Wir arbeiten in Hamburg.',
    ['Die Preisprüfung kostet 14.500 Euro.', 'Wir arbeiten in Hamburg.'],
    'de',
  )
})

test('a pronoun is replaced by the subject of the sentence before, where it can mean it', () => {
  states(
    ['Services'],
    'The pricing audit takes three weeks. It costs 14,500 euros. Its result is a report.',
    [
      'The pricing audit takes three weeks.',
      'The pricing audit costs 14,500 euros.',
      'The pricing audit’s result is a report.',
    ],
  )
  states(['Team'], 'Maria Lopez founded the studio in 2009. She’s a trained nurse.', [
    'Maria Lopez founded the studio in 2009.',
    'Maria Lopez is a trained nurse.',
  ])
  states(
    ['Leistungen'],
    'Die Erstberatung dauert 30 Minuten. Sie kostet nichts. Der Aufbau ist enthalten. Er dauert einen Tag.',
    [
      'Die Erstberatung dauert 30 Minuten.',
      'Die Erstberatung kostet nichts.',
      'Der Aufbau ist enthalten.',
      'Der Aufbau dauert einen Tag.',
    ].map((fact, at) => (at === 2 ? `Leistungen: ${fact}` : fact)),
    'de',
  )
})

test('a pronoun that cannot mean that subject stays with its sentence', () => {
  states(['Rooms'], 'All rooms have a balcony. It faces the lake.', [
    'All rooms have a balcony. It faces the lake.',
  ])
  states(
    ['Zimmer'],
    'Unsere Zimmer haben Balkone. Sie können dort frühstücken.',
    ['Unsere Zimmer haben Balkone.', 'Zimmer: Sie können dort frühstücken.'],
    'de',
  )
})

test('what depends on the sentence before is joined to it', () => {
  states(['Data'], 'We keep no addresses. This means that nobody can be traced.', [
    'We keep no addresses. This means that nobody can be traced.',
  ])
})

test('what lacks its subject gets the heading, with the title where the heading says little', () => {
  states(['Hotel Linde', 'Basic plan'], 'Includes two sessions. Available from May.', [
    'Hotel Linde – Basic plan: Includes two sessions.',
    'Hotel Linde – Basic plan: Available from May.',
  ])
  states(['Basic plan'], 'This plan includes two sessions.', ['Basic plan includes two sessions.'])
  states(
    ['Praxis Weiß', 'Vorsorge'],
    'Dauert 30 Minuten.',
    ['Praxis Weiß – Vorsorge: Dauert 30 Minuten.'],
    'de',
  )
})

test('headings that say nothing are no context', () => {
  states(['Sauna rules', 'Overview'], 'Open from nine to five.', ['Sauna rules: Open from nine to five.'])
})

test('an answer stands with its question', () => {
  states(['Questions', 'Do you work on weekends?'], 'No.', ['Do you work on weekends? No.'])
  states(['Questions', 'Can I bring a dog?'], 'Yes, always. Dogs pay nothing.', [
    'Can I bring a dog? Yes, always.',
    'Dogs pay nothing.',
  ])
  states(['Fragen', 'Arbeiten Sie am Samstag?'], 'Nein.', ['Arbeiten Sie am Samstag? Nein.'], 'de')
  states(['Visit'], 'Want to bring a dog? Just ask at the door.', [
    'Want to bring a dog? Just ask at the door.',
  ])
})

test('an answer that repeats the question needs it no more', () => {
  states(['What does the audit cost?'], 'The audit costs 14,500 euros.', ['The audit costs 14,500 euros.'])
})

test('linking words and labels go; what they link stays', () => {
  states(['Rooms'], 'Note: However, every room has a balcony.', ['Every room has a balcony.'])
})

test('two main clauses are two facts', () => {
  states(['Rooms'], 'The suite costs 200 euros a night; each further guest pays 30 euros.', [
    'The suite costs 200 euros a night.',
    'Rooms: Each further guest pays 30 euros.',
  ])
})

test('questions, greetings, pointers, pure links and code are no facts', () => {
  const links = { text: 'Rates and Terms', links: [{ text: 'Rates and Terms', url: 'https://a.example' }] }
  const blocks = [
    paragraph('Welcome to our house! What are you waiting for? The house has ten rooms.'),
    paragraph('See our price list for details. Learn more →'),
    { kind: 'paragraph' as const, ...links },
    paragraph('Use the following:'),
    code('a\nb'),
  ]
  assert.deepEqual(factsOf(['Hotel'], blocks), ['The house has ten rooms.'])
})

test('a passage that says nothing else says where it points', () => {
  states(['Hotel Linde', 'Parking'], 'See our page about parking.', [
    'Hotel Linde – Parking: See our page about parking.',
  ])
})

test('a line of code that ends a sentence is part of it', () => {
  assert.deepEqual(
    factsOf(['Start the server'], [paragraph('To start the server, run:'), code('npm start')]),
    ['To start the server, run: npm start.'],
  )
})

test('headings inside a passage are those of what follows them', () => {
  const blocks = [
    heading(2, 'Sauna'),
    paragraph('Closed in May.'),
    heading(2, 'Pool'),
    paragraph('Free for guests.'),
  ]
  assert.deepEqual(factsOf(['Hotel'], blocks), [
    'Hotel – Sauna: Closed in May.',
    'Hotel – Pool: Free for guests.',
  ])
})

test('a title is used where passages have no trail, and the organization where there is no title', () => {
  assert.deepEqual(factsOf([], [paragraph('Open every day.')], { title: 'The café' }), [
    'The café: Open every day.',
  ])
  assert.deepEqual(factsOf([], [paragraph('Open every day.')], { organization: 'Acme' }), [
    'Acme: Open every day.',
  ])
})

test('what a passage says twice is one fact', () => {
  states(['Rooms'], 'We have ten rooms. We have ten rooms!', ['We have ten rooms.'])
})

test('a fact is never longer than a fact can be', () => {
  const facts = factsOf(
    ['Rooms'],
    [list(`We have ${'very '.repeat(9000)}large rooms.`), paragraph('x'.repeat(50_000))],
  )
  for (const fact of facts) assert.ok(fact.length <= 10_000)
})

test('a document has at most five universal facts, of each kind one before any second', () => {
  const context = { title: null, language: 'en', organization: 'Hotel Linde', instructions: [] }
  const facts = digestDocument(
    [
      passageOf(
        ['Hotel Linde'],
        paragraph('Hotel Linde is a small hotel in Kiel. We are a family business.'),
      ),
      passageOf(
        ['Hotel Linde'],
        paragraph('We offer rooms for up to six guests. The lift was built in 1912.'),
      ),
      passageOf(
        ['Hotel Linde', 'Contact'],
        paragraph('Call us on 0431 123456. We speak German and English.'),
      ),
      passageOf(['Hotel Linde', 'Hours'], paragraph('We are open from 7:00 to 22:00 on all days.')),
    ],
    context,
  ).flat()
  assert.deepEqual(
    facts.filter(({ tier }) => tier === 'universal').map(({ text }) => text),
    [
      'Hotel Linde is a small hotel in Kiel.',
      'We offer rooms for up to six guests.',
      'Hotel Linde – Contact: Call us on 0431 123456.',
      'We speak German and English.',
      'We are open from 7:00 to 22:00 on all days.',
    ],
  )
})

test('a fact has the topic that its words and its headings tell', () => {
  const topics = (trail: string[], said: string, language = 'en') =>
    digest(passageOf(trail, paragraph(said)), { title: null, language, instructions: [] }).map(
      ({ topic }) => topic,
    )
  assert.deepEqual(topics(['Rooms'], 'The suite costs 200 euros a night.'), ['pricing'])
  assert.deepEqual(topics(['Our team'], 'Maria Lopez is a trained nurse.'), ['people'])
  assert.deepEqual(topics(['About us'], 'More than 140 clients have come back since 2009.'), ['track_record'])
  assert.deepEqual(topics(['How we work'], 'Every project begins with two days of listening.'), ['method'])
  assert.deepEqual(topics(['Services'], 'The package includes two workshops.'), ['offer'])
  assert.deepEqual(topics(['Visit'], 'The car park closes at midnight.'), ['practical'])
  assert.deepEqual(topics(['Zimmer'], 'Die Suite kostet 200 Euro.', 'de'), ['pricing'])
  assert.deepEqual(topics(['Kontakt'], 'Die Praxis ist montags geschlossen.', 'de'), ['practical'])
})
