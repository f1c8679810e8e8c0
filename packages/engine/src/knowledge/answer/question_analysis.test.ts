import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeQuestion } from './question_analysis.ts'

const evenWords = { size: 10, knows: () => true, rarity: () => 2 }

test('an answer need not take up the words that only ask', () => {
  const weighty = (question: string, language: string) =>
    analyzeQuestion(question, language, evenWords)
      .words.filter(({ weight }) => weight > 0.5)
      .map(({ terms }) => terms[0])
  assert.deepEqual(weighty('How often do buses leave?', 'en'), weighty('Buses leave', 'en'))
  assert.deepEqual(weighty('How long is the audit?', 'en'), ['audit'])
  assert.deepEqual(weighty('A long audit', 'en'), ['long', 'audit'])
})
