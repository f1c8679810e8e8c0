import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordVector } from '../knowledge/answer/testing/word_vectors.ts'
import { proposeQuestions, type QuestionMaterial } from './propose_questions.ts'

const under = (...headings: string[]) => ({ headings, text: 'What stands there.' })

function ask(material: Partial<QuestionMaterial>, known: string[] = []) {
  return proposeQuestions({ locale: 'en', passages: [], services: [], ...material }, wordVector, known)
}
const texts = (...given: Parameters<typeof ask>) => ask(...given).map(({ question }) => question)

test("the pages' own questions come first, as they stand there", () => {
  const passages = [
    under('Brightwater', 'FAQ', '1. Do you work on weekends?'),
    under('Brightwater', 'FAQ', 'Q: How long does an audit take?'),
  ]
  assert.deepEqual(ask({ passages }).slice(0, 2), [
    { question: 'Do you work on weekends?', origin: 'faq' },
    { question: 'How long does an audit take?', origin: 'faq' },
  ])
})

test('a question without a heading of its own is found as a line of a list of questions', () => {
  const passages = [
    { headings: ['Frequently asked questions'], text: 'Can I bring my dog?\nYes, dogs are welcome.' },
    { headings: ['Our story'], text: 'Is this the place?\nIt was.' },
  ]
  const asked = ask({ passages }).filter(({ origin }) => origin === 'faq')
  assert.deepEqual(asked, [{ question: 'Can I bring my dog?', origin: 'faq' }])
})

test('what a site asks its visitors, or asks about itself, is not asked', () => {
  const passages = [
    'Ready to start?',
    'Do you need help?',
    'Any questions?',
    'Why choose us?',
    'How do we work?',
  ].map((heading) => under(heading))
  assert.deepEqual(
    ask({ passages }).filter(({ origin }) => origin !== 'usual'),
    [],
  )
  const german = ['Noch Fragen?', 'Suchen Sie einen Tischler?', 'Was macht uns aus?'].map((heading) =>
    under(heading),
  )
  const asked = ask({ locale: 'de', passages: german })
  assert.deepEqual(
    asked.filter(({ origin }) => origin !== 'usual'),
    [],
  )
})

test('a heading becomes the question that it answers', () => {
  const asked = ask({ passages: [under('Visit', 'Parking'), under('How to book a room')] })
  assert.deepEqual(asked.find(({ origin }) => origin === 'heading')?.question, 'Where can I park?')
  assert.ok(asked.some(({ question }) => question === 'How do I book a room?'))
})

test('services are asked for, those with a price for it', () => {
  const services = [
    { name: 'Workshop', priced: false },
    { name: 'Pricing audit', priced: true },
  ]
  const asked = ask({ services }).filter(({ origin }) => origin === 'service')
  assert.deepEqual(
    asked.map(({ question }) => question),
    ['How much does “Pricing audit” cost?', 'What does “Workshop” include?'],
  )
})

test('there are ten, none twice, and the usual ones are left out where the pages ask the same', () => {
  const passages = [
    under('FAQ', 'When is the shop open?'),
    under('FAQ', 'At what time is the shop open?'),
    under('FAQ', 'How can I get in touch?'),
  ]
  const asked = texts({ passages })
  assert.equal(asked.length, 10)
  assert.equal(new Set(asked).size, 10)
  assert.ok(!asked.includes('What are your opening hours?'))
  assert.ok(!asked.includes('At what time is the shop open?'))
  assert.ok(!asked.includes('How can I contact you?'))
})

test('a long list of questions leaves room for what everybody asks', () => {
  const asked = ask({
    passages: [
      'Can I bring my dog?',
      'Is there wifi in the studio?',
      'Who painted the mural?',
      'Do students get a discount?',
      'Which glazes may go into the kiln?',
      'Are children allowed at the wheel?',
      'May I take photographs?',
      'Do you repair broken vases?',
      'What should I wear?',
      'Can vouchers be sent by post?',
    ].map((question) => under('FAQ', question)),
  })
  const counted = Object.groupBy(asked, ({ origin }) => origin)
  assert.equal(asked.length, 10)
  assert.equal(counted.usual?.length, 3)
})

test('questions are in the language of the site; of a language without words of its own, only those of the site', () => {
  assert.ok(texts({ locale: 'de-AT' }).includes('Wann haben Sie geöffnet?'))
  const passages = [under('FAQ', 'Où puis-je me garer ?')]
  assert.deepEqual(texts({ locale: 'fr', passages }), ['Où puis-je me garer ?'])
})

test('what was asked and judged before counts, and is not asked again', () => {
  const asked = texts({}, ['What are your opening hours?', 'Where are you located?'])
  assert.equal(asked.length, 8)
  assert.ok(!asked.includes('What are your opening hours?'))
})
