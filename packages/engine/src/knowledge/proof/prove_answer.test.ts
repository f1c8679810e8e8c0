import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordVector } from '../answer/testing/word_vectors.ts'
import { provesAnswer } from './prove_answer.ts'

type Case = [question: string, text: string, language?: string]

const isProven = ([question, text, language = 'en']: Case, trail = [question]) =>
  provesAnswer({ question, language, cited: [{ trail, text }], embed: wordVector })

const proven = (...cases: Case[]) => {
  for (const each of cases) assert.equal(isProven(each), true, each.join(' | '))
}
const unproven = (...cases: Case[]) => {
  for (const each of cases) assert.equal(isProven(each), false, each.join(' | '))
}

test('a text about something else proves nothing, though its title is the question', () => {
  unproven(
    ['How long is your warranty?', 'Our workshop is great.'],
    ['How much is a day pass?', 'Our prices are fair.'],
    ['Do you repair e-bikes?', 'We love cycling and so do our customers.'],
    ['Wo kann ich parken?', 'Unser Hund heißt Balu.', 'de'],
  )
})

test('nor does one that happens to state what the question expects, about something else', () => {
  unproven(
    ['How long is your warranty?', 'The workshop was founded two years ago by three friends.'],
    ['How long does a tour take?', 'It took nine years to build the dome.'],
    ['What does a puncture repair cost?', 'A coffee at our bar is 2 euros.'],
    ['Who does the implants?', 'The building was drawn by the architect Paul Winter.'],
    ['Can I cancel by phone?', 'Yes, we enjoy our work every day.'],
    ['Do you have an Android app?', 'Android was the theme of our costume party.'],
    ['Do you have helmets?', 'Helmets save lives.'],
    ['Wann ist Theorieunterricht?', 'Die Fahrschule wurde an einem Montag eröffnet.', 'de'],
    ['Wer leitet die Kita?', 'Das Lied schrieb Rolf Anders.', 'de'],
    ['Wie lange dauert eine Färbung?', 'Seit 30 Jahren Ihr Partner für schönes Haar.', 'de'],
  )
})

test('a short answer that leans on its question proves it', () => {
  proven(
    ['How long is your warranty?', 'Two years.'],
    ['How long does a tour take?', 'It takes about an hour.'],
    ['Do you offer gift cards?', 'Yes, from 50 euros.'],
    ['Is there a swimming pool?', 'No.'],
    ['Who does the implants?', 'Dr. Helena Moor.'],
    ['Who teaches?', 'Maren Dahl and two others.'],
    ['Where can I park my car?', 'In the courtyard behind the shop.'],
    ['How do I cancel my membership?', 'In writing, one month before the end of the term.'],
    ['How do I reset my password?', 'Choose "Forgot password" on the login page.'],
    ['Wann öffnet die Kita?', 'Um 7 Uhr, freitags um 7:30 Uhr.', 'de'],
    ['Was kostet das Mittagessen?', '3,40 Euro am Tag.', 'de'],
    ['Bietet ihr Automatik an?', 'Ja, auf dem Golf.', 'de'],
  )
})

test('an answer in full proves it by its own words', () => {
  proven(
    ['How long is your warranty?', 'All repairs have a two-year guarantee.'],
    ['Is there parking for customers?', 'Parking for customers is in the courtyard.'],
    ['Do you have helmets?', 'You can rent helmets at the desk.'],
  )
})

test('questions and headings inside the text do not count, nor does a question that is retold', () => {
  unproven(
    ['Do you work with freelancers?', 'Do you work with freelancers? Our office is new.'],
    ['Do you work with freelancers?', 'Many ask us whether we work with freelancers.'],
    ['How long is your warranty?', 'How long is your warranty?\n\nOur workshop is great.'],
  )
  assert.equal(
    isProven(['Do you repair e-bikes?', 'E-bikes repair: Our team is nice.'], ['E-bikes repair']),
    false,
  )
})

test('where no heading repeats the question, the judgement of the answer stands', () => {
  assert.equal(isProven(['Are pets allowed?', 'Dogs may stay in every room.'], ['House rules']), true)
})

test('in a language without rules here, only an answer in full counts', () => {
  assert.equal(isProven(['Combien coûte une visite ?', 'Notre équipe est formidable.', 'fr']), false)
  assert.equal(isProven(['Combien coûte une visite ?', 'Combien : une visite coûte 30 euros.', 'fr']), true)
})
