import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase } from '../testing/flows.ts'
import { compileFlow, flowThrough } from '../testing/talks.ts'
import { sentenceHash } from '../wording/sentence_hash.ts'
import { initialState } from './initial_state.ts'
import { rememberSentences } from './remember_sentences.ts'

const fresh = initialState(compileFlow(flowThrough(phase(1))))

test('every sentence of a reply is remembered once, the latest last', () => {
  const { said } = rememberSentences(fresh, 'Good morning. What brings you here?')
  assert.deepEqual(said, ['Good morning.', 'What brings you here?'].map(sentenceHash))
  const again = rememberSentences({ ...fresh, said }, 'Good morning.').said
  assert.deepEqual(again, ['What brings you here?', 'Good morning.'].map(sentenceHash))
})

test('what follows a number at the end of a sentence is remembered by itself', () => {
  const { said } = rememberSentences(fresh, 'Thanks, 1 to 9. What is your part in this?')
  assert.ok(said.includes(sentenceHash('What is your part in this?')))
})
