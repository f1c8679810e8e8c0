import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordVector } from '../answer/testing/word_vectors.ts'
import { QuestionSpace } from './question_space.ts'

const asked = (text: string) => ({ text, language: 'en' })

test('likeness is the same both ways, and most for the same words', () => {
  const heard = new QuestionSpace([asked('Do you repair clocks?')], wordVector)
  const [one, other] = [asked('Can you repair my clock?'), asked('Do you repair watches?')]
  assert.equal(heard.similarity(one, other), heard.similarity(other, one))
  assert.ok(heard.similarity(one, one) > heard.similarity(one, other))
})

test('words that only ask do not make questions alike', () => {
  const heard = new QuestionSpace([], wordVector)
  const polite = heard.similarity(asked('Could you please tell me about parking?'), asked('parking'))
  const unlike = heard.similarity(
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
  const alone = new QuestionSpace([], wordVector).similarity(one, other)
  const among = new QuestionSpace(heard.map(asked), wordVector).similarity(one, other)
  assert.ok(among > alone + 0.2, `${among} ${alone}`)
})
