import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionNotes } from './question_words.ts'

const text = 'What does it cost?'
const question = { text, answered: 'no' as const, evidence: [] }

test('a question that was not looked up says why, and is no failure of the search otherwise', () => {
  assert.match(questionNotes({ ...question, unsearched: 'phase' }, []).join(), /this phase does not use/)
  assert.match(questionNotes({ ...question, unsearched: 'outage' }, []).join(), /could not be searched/)
  assert.deepEqual(questionNotes({ ...question, answered: 'yes' }, []), [])
})

test('of the built-in search, how sure it is and why it found nothing are told', () => {
  const lookedUp = { question: text, verdict: 'between' as const, probability: 0.44 }
  assert.deepEqual(questionNotes(question, [{ ...lookedUp, reason: 'weak_match' }]), [
    'Something related was found, but no answer.',
    'Confidence: 44%.',
  ])
  assert.deepEqual(questionNotes(question, [{ ...lookedUp, question: 'Another one?' }]), [])
})
