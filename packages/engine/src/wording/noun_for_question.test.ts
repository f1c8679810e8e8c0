import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { nounForQuestion } from './noun_for_question.ts'

const en = { locale: 'en', default_locale: 'en' }
const de = { locale: 'de', default_locale: 'en' }
const notes = slot(1, {
  key: 'notes',
  title: 'Anything else we should know?',
  translations: { de: { title: 'Gibt es noch etwas?' } },
})

test('what a question stands for is named by a noun; a title that is one stays', () => {
  assert.equal(nounForQuestion(notes, en), 'note')
  assert.equal(nounForQuestion(notes, de), 'Anmerkung')
  assert.equal(nounForQuestion({ ...notes, title: 'Remarks' }, en), undefined)
  assert.equal(nounForQuestion({ ...notes, key: 'shoe' }, en), undefined)
  assert.equal(
    nounForQuestion(slot(2, { key: 'call', title: 'A call?', data_type: 'boolean' }), en),
    undefined,
  )
})
