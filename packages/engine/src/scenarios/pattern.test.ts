import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAll, occursIn } from './pattern.ts'

test('words occur as whole words, in any case, with any space between them', () => {
  assert.ok(occursIn('pricing audit', 'The Pricing  Audit costs 14,500 euros.'))
  assert.ok(occursIn('14,500', 'It costs 14,500 euros.'))
  assert.ok(!occursIn('art', 'A party'))
  assert.ok(!occursIn('par', 'A party'))
  assert.ok(!occursIn('500', '14500'))
  assert.ok(occursIn('§ 7', 'siehe § 7'))
})

test('a star stands for anything, and a bar for one or the other', () => {
  assert.ok(occursIn('*art*', 'A party'))
  assert.ok(occursIn('costs * euros', 'It costs 14,500 euros a month.'))
  assert.ok(!occursIn('euros * costs', 'It costs 14,500 euros a month.'))
  assert.ok(occursIn('three weeks | 3 weeks', 'It takes 3 weeks.'))
  assert.ok(!occursIn('three weeks | 3 weeks', 'It takes 13 weeks.'))
})

test('a whole text is compared from its beginning to its end', () => {
  assert.ok(isAll('Nordlicht Möbel', 'nordlicht möbel'))
  assert.ok(!isAll('Nordlicht', 'Nordlicht Möbel'))
  assert.ok(isAll('*prices*', 'raise our prices at last'))
  assert.ok(isAll('jana@*.example', 'jana@nordlicht.example'))
  assert.ok(!isAll('jana@*.example', 'jana@nordlicht.example.com'))
  assert.ok(isAll('a*b*c', 'a-b-c'))
  assert.ok(!isAll('a*b*c', 'a-c'))
  assert.ok(!isAll('aa*a', 'aa'))
})

test('no words keep anybody busy', () => {
  const began = performance.now()
  assert.ok(!occursIn(`${'*a'.repeat(200)}b`, 'a'.repeat(20_000)))
  assert.ok(!isAll(`${'a*'.repeat(200)}b`, 'a'.repeat(20_000)))
  assert.ok(performance.now() - began < 1000)
})
