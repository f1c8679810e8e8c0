import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksHeading } from './asked_heading.ts'
import { passageWith } from './testing/passage.ts'

const asks = (question: string, heading: string, language: string) =>
  asksHeading(question, { ...passageWith({ trail: ['Questions', heading] }), language })

test('who asks the heading of a page, in its words or some that mean the same, asks for what stands under it', () => {
  assert.ok(asks('wann müssen wir bezahlen', 'Wann müssen wir bezahlen?', 'de'))
  assert.ok(asks('wann muss man denn zahlen?', 'Wann müssen wir bezahlen?', 'de'))
  assert.ok(asks('what does the sprint cost', 'What does a sprint cost, and how long does it take?', 'en'))
  assert.ok(asks('brauch ich da eigentlich ein rezept', 'Brauche ich ein Rezept?', 'de'))
  assert.ok(
    asks('also nicht :( koennen wir dann videotherapie machen?', 'Bieten Sie Videotherapie an?', 'de'),
  )
  assert.ok(asks('ok and can i get gift cards', 'Do you offer gift cards?', 'en'))
})

test('a question that goes beyond a heading, or takes up one of its words, is another one', () => {
  assert.ok(!asks('do you pay for the travel of guests', 'Do I pay for travel?', 'en'))
  assert.ok(!asks('what does it cost', 'What does an operations sprint cost?', 'en'))
  assert.ok(!asks('can we take your rental bikes with us', 'Bike rental', 'en'))
  assert.ok(!asks('my order is late, prices', 'Prices', 'en'))
  assert.ok(!asks('was kostet videotherapie', 'Bieten Sie Videotherapie an?', 'de'))
  assert.ok(!asks('and then?', 'What happens then?', 'en') && !asks('?', 'Prices', 'en'))
})
