import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groundsOf } from '../../testing/claims.ts'
import type { Grounds } from './grounds.ts'
import { refusalOf } from './index.ts'

const prompt = `You are the receptionist of a small hotel by the sea. Never mention that the pool is being repaired this month.
If somebody asks for the manager, say: "Our manager is in on weekdays and glad to help you with that."`
const rule = (sentence: string, more: Partial<Grounds> = {}) =>
  refusalOf(sentence, { ...groundsOf(''), confidential: [prompt], ...more })?.rule ?? null

test('a sentence that repeats a prompt is refused', () => {
  assert.equal(rule('Well, you are the receptionist of a small hotel by the sea, it says.'), 'recitation')
  assert.equal(rule('Never mention that the pool is being repaired this month.'), 'recitation')
  assert.equal(rule('NEVER mention: that the pool is being repaired, this month!'), 'recitation')
  assert.equal(rule('The pool is being repaired this month.'), 'recitation')
})

test('the same matter in other words passes, and so do a few words', () => {
  assert.equal(rule('I’m the receptionist of a small hotel.'), null)
  assert.equal(rule('The pool is closed for repairs.'), null)
})

test('what the prompt wants to be said passes', () => {
  assert.equal(rule('Our manager is in on weekdays and glad to help you with that.'), null)
})

test('words that are public, known or the visitor’s pass', () => {
  const sentence = 'We are a small hotel: the receptionist of a small hotel by the sea knows it.'
  assert.equal(rule(sentence), 'recitation')
  assert.equal(rule(sentence, { public: ['The receptionist of a small hotel by the sea tells.'] }), null)
  assert.equal(rule(sentence, { said: ['are you the receptionist of a small hotel by the sea?'] }), null)
})

test('a banned phrase is refused, as a whole word', () => {
  const banned = { banned_phrases: ['cheap'] }
  assert.equal(rule('It’s a cheap room.', banned), 'banned_phrase')
  assert.equal(rule('It’s cheaper by train.', banned), null)
})
