import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import { wordVector, wordVectors } from '../answer/testing/word_vectors.ts'
import { noFeatures, type SearchFeatures } from '../search/features.ts'
import { lookUp } from './look_up.ts'
import { evenWords, passageWith } from './testing/passage.ts'

const found = (share: number): SearchFeatures => ({
  ...noFeatures,
  bm25: share,
  coverage: share,
  exact: share,
  heading: share,
  title: share,
  proximity: share,
  sentence: share,
  cosine: share,
  ideal: 6,
})
const asked = {
  message: 'opening hours on sunday',
  question: 'opening hours on sunday',
  previous: null,
  typed: { message: 'opening hours on sunday', previous: null },
  page: null,
  language: 'en',
  statistics: { ...evenWords, size: 100 },
  embed: wordVector,
  embedWords: wordVectors,
}
const hours = (share: number, id = 1) =>
  passageWith({
    id,
    trail: ['Opening hours on Sunday'],
    text: 'Opening hours on Sunday: ten to four.',
    statements: ['Opening hours on Sunday: ten to four.'],
    alone: found(share),
    together: found(share),
  })
const other = passageWith({
  id: 9,
  trail: ['Parking'],
  text: 'Behind the house.',
  statements: ['Behind the house.'],
})

test('what fits in every way is sure, what fits in none is nothing', () => {
  assert.equal(lookUp([hours(1), other], asked).outcome, 'sure')
  assert.equal(lookUp([other], asked).outcome, 'nothing')
  assert.equal(lookUp([], asked).outcome, 'nothing')
})

test('between the two something near is put up for choice, and what lies far off is told from nothing', () => {
  const message = 'when can we come'
  const inOtherWords = { ...asked, message, question: message, typed: { message, previous: null } }
  const outcomes = Array.from(
    { length: 401 },
    (_, at) => lookUp([hours(at / 400), other], inOtherWords).outcome,
  )
  assert.deepEqual([...new Set(outcomes)], ['nothing', 'far', 'between', 'sure'])
})

test('the passage that fits best is told first, with how near each comes', () => {
  const { ranked } = lookUp([other, hours(1)], asked)
  assert.deepEqual(
    ranked.map(({ passage: { id }, band }) => [id, band]),
    [
      [1, 'close'],
      [9, 'far'],
    ],
  )
})

test('a follow-up is rather answered on the page of the last answer', () => {
  const [here, there] = [
    { ...hours(0.5, 1), source_id: 1 },
    { ...hours(0.5, 2), source_id: 2 },
  ]
  const follow = { ...asked, message: 'and on sunday?', previous: 'opening hours' }
  const first = (source_id: number) =>
    lookUp([here, there], { ...follow, page: { source_id } }).ranked[0]!.passage.id
  assert.deepEqual([first(1), first(2)], [1, 2])
})

test('a new matter is not mixed with the one before', () => {
  const parking = passageWith({ ...other, alone: found(0.1), together: found(1) })
  const first = (message: string, alone: SearchFeatures) =>
    lookUp([{ ...hours(0.1), alone }, parking], {
      ...asked,
      message,
      question: message,
      previous: 'where can we park',
      typed: { message, previous: 'where can we park' },
    }).ranked[0]!.passage.id
  assert.equal(first('what are your opening hours on sunday', found(0.6)), hours(0).id)
  assert.equal(first('and is it free', found(0.1)), parking.id)
})

test('a handful of facts answers a plain question and no other, and offers nothing that lies far off', () => {
  const text = 'The workshop costs 1,200 euros.'
  const fact = passageWith({ text, statements: [text], alone: found(0.6), together: found(0.6) })
  const among = (message: string) =>
    lookUp([fact], { ...asked, message, question: message, statistics: evenWords }).outcome
  assert.equal(among('How much does the workshop cost?'), 'sure')
  assert.equal(among('Can I bring my rowing boat along?'), 'nothing')
  assert.equal(among('How long is the workshop?'), 'nothing')
  assert.equal(among('Tell me about the workshop'), 'sure')
})

test('among a handful of facts, a whole question is not answered by what was asked before it', () => {
  const text = 'The workshop costs 1,200 euros.'
  const fact = passageWith({ text, statements: [text], alone: noFeatures, together: found(0.6) })
  const previous = 'What does the workshop cost?'
  const among = (message: string, question: string) =>
    lookUp([fact], { ...asked, message, question, previous, statistics: evenWords }).outcome
  assert.equal(among('Can I bring my rowing boat?', 'Can I bring my rowing boat?'), 'nothing')
  assert.equal(among('and the cost?', 'The cost (workshop)?'), 'sure')
})

test('among a handful of facts, a whole question ranks them by itself, a follow-up together with what it completes', () => {
  const fact = (id: number, text: string, alone: number, together: number) =>
    passageWith({ id, text, statements: [text], alone: found(alone), together: found(together) })
  const facts = [
    fact(1, 'The pottery course costs 40 euros.', 0.2, 0.8),
    fact(2, 'The sailing course costs 90 euros.', 0.8, 0.2),
  ]
  const question = 'What does a course cost?'
  const first = (message: string) =>
    lookUp(facts, { ...asked, message, question, statistics: evenWords }).ranked[0]?.passage.id
  assert.deepEqual([first(question), first('and the cost?')], [2, 1])
})

test('what is sure in the visitor’s language is told rather than the same in another, and a service that was named, or its price, rather than a page', () => {
  const german = { ...hours(1, 2), language: 'de' }
  const service = { ...hours(0.98, 3), source_id: null }
  const first = (...passages: Parameters<typeof lookUp>[0]) => lookUp(passages, asked).ranked[0]!.passage.id
  assert.equal(first(german, hours(0.98, 1)), 1)
  assert.equal(first(german, other), 2)
  assert.equal(first(hours(1, 1), { ...service, trail: ['Boat hire'] }), 1)
  assert.equal(first(hours(1, 1), service), 3)
  assert.equal(first(hours(1, 1), { ...service, alone: found(0.2), together: found(0.2) }), 1)
  const priced = { ...asked, question: 'What do the opening hours on sunday cost?' }
  assert.equal(lookUp([hours(1, 1), { ...service, trail: ['Boat hire'] }], priced).ranked[0]!.passage.id, 3)
  assert.equal(first(german, { ...hours(0.1, 1), trail: ['Boat hire'] }), 2)
})

test('the same in another language makes an answer no less sure', () => {
  const confidence = (language: string) =>
    lookUp([hours(1), { ...hours(1, 2), language }], asked).ranked[0]!.confidence
  assert.ok(confidence('de') > confidence('en'))
})

test('who asks on for a price asks about the service that was told of', () => {
  const service = (id: number) => ({ ...hours(0.5, id), kind: 'service' as const, source_id: null })
  const follow = {
    ...asked,
    message: 'and the price?',
    question: 'and the price?',
    previous: 'opening hours',
  }
  const first = (service_id: number) =>
    lookUp([service(1), service(2)], { ...follow, page: { source_id: null, service_id } }).ranked[0]!.passage
      .id
  assert.deepEqual([first(1), first(2)], [1, 2])
})

test('a detail of the service that was told of is sure, unless the question is whole or the service does not state it', () => {
  const service = (text: string) => ({
    ...passageWith({ text, statements: [text], trail: ['Pricing audit'] }),
    kind: 'service' as const,
    source_id: null,
  })
  const outcome = (text: string, message: string, question = message) =>
    lookUp([service(text), other], {
      ...asked,
      message,
      question,
      typed: { message, previous: null },
      previous: 'the price of the audit',
      page: { source_id: null, service_id: 1 },
    }).outcome
  assert.equal(outcome('It takes 3 weeks.', 'and how long?', 'How long (pricing audit)?'), 'sure')
  assert.equal(outcome('It takes 3 weeks.', 'and how long would that take'), 'sure')
  assert.notEqual(outcome('It costs €900.', 'and how long?', 'How long (pricing audit)?'), 'sure')
  assert.notEqual(outcome('It takes 3 weeks.', 'how long is the guarantee?'), 'sure')
})

test('who asks about a holiday is told what names it, and not the hours of a usual week', () => {
  const week = { ...hours(0.9, profileEvidenceIds.opening_hours), kind: 'profile' as const }
  const text = 'From 22 December to 6 January, over Christmas, nobody is here.'
  const closed = passageWith({
    id: 9,
    kind: 'fact',
    text,
    statements: [text],
    alone: found(0.2),
    together: found(0.2),
  })
  const first = (message: string) =>
    lookUp([week, closed], { ...asked, message, question: message, typed: { message, previous: null } })
      .ranked[0]?.passage.id
  assert.equal(first('opening hours at xmas'), closed.id)
  assert.equal(first('opening hours on 27 dec'), closed.id)
  assert.equal(first('opening hours on sunday'), week.id)
  const outcome = (message: string) =>
    lookUp([week, other], { ...asked, message, question: message, typed: { message, previous: null } })
      .outcome
  assert.equal(outcome('opening hours on sunday'), 'sure')
  assert.notEqual(outcome('opening hours on sunday, boxing day'), 'sure')
})
