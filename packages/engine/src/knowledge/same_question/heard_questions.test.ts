import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordVector } from '../answer/testing/word_vectors.ts'
import { HeardQuestions } from './heard_questions.ts'

const asked = (text: string) => ({ text, language: 'en' })

test('likeness is the same both ways, and most for the same words', () => {
  const heard = new HeardQuestions([asked('Do you repair clocks?')], wordVector)
  const [one, other] = [asked('Can you repair my clock?'), asked('Do you repair watches?')]
  assert.equal(heard.likeness(one, other), heard.likeness(other, one))
  assert.ok(heard.likeness(one, one) > heard.likeness(one, other))
})

test('words that only ask do not make questions alike', () => {
  const heard = new HeardQuestions([], wordVector)
  const polite = heard.likeness(asked('Could you please tell me about parking?'), asked('parking'))
  const unlike = heard.likeness(
    asked('Could you please tell me about parking?'),
    asked('Could you please tell me about invoices?'),
  )
  assert.ok(polite > 0.5 && unlike < 0.2, `${polite} ${unlike}`)
})

test('questions that share no word are brought together by the company they keep', () => {
  const [one, other] = [asked('Is my parcel lost?'), asked('Where has the shipment gone?')]
  const heard = [
    'My parcel is a lost shipment',
    'Has the lost parcel shipment gone?',
    'Lost shipment, where is the parcel gone?',
  ]
  const alone = new HeardQuestions([], wordVector).likeness(one, other)
  const among = new HeardQuestions(heard.map(asked), wordVector).likeness(one, other)
  assert.ok(among > alone + 0.2, `${among} ${alone}`)
})
