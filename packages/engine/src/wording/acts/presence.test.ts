import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { replySentences } from '../sentence_hash.ts'
import { say, tongues } from '../testing/plans.ts'

const opening = (days_ahead: number, date = '2026-11-23', time = '09:00'): PlanItem => ({
  act: 'presence',
  opens: { date, time, days_ahead },
})
const seeds = Array.from({ length: 12 }, (_, turn) => `${turn}`)

function assertSaid(item: PlanItem, english: RegExp, german: RegExp) {
  for (const seed of seeds) {
    assert.match(say([item], { seed }), english)
    assert.match(say([item], { seed, locale: 'de' }), german)
  }
}

test('the next opening is today, tomorrow, on a weekday or at a date, in English and German', () => {
  assertSaid(opening(0), / from 9:00 today\.$/, /[Hh]eute ab 9:00 Uhr .*für Sie/)
  assertSaid(opening(1), / from 9:00 tomorrow\.$/, /[Mm]orgen ab 9:00 Uhr .*für Sie/)
  assertSaid(opening(2), / from 9:00 on Monday\.$/, /[Aa]m Montag ab 9:00 Uhr .*für Sie/)
  assertSaid(opening(6, '2026-11-29', '14:30'), / from 14:30 on Sunday\.$/, /[Aa]m Sonntag ab 14:30 Uhr /)
})

test('a weekday that is a week or more away has its date', () => {
  assertSaid(
    opening(7),
    / from 9:00 on Monday, 23 November\.$/,
    /[Aa]m Montag, dem 23\. November, ab 9:00 Uhr /,
  )
  assertSaid(opening(16, '2027-03-01'), / 9:00 on Monday, 1 March\.$/, / Montag, dem 1\. März, ab 9:00 Uhr /)
})

test('while somebody is there no time is promised', () => {
  assertSaid(
    { act: 'presence', opens: null },
    /^[^\d]*(shortly|long|soon)[^\d]*\.$/,
    /^[^\d]*Sie da [^\d]*\.$/,
  )
})

test('each is one sentence, in every tone, and is said again to who asks again', () => {
  for (const tongue of tongues)
    for (const days of [0, 1, 3, 9]) {
      const text = say([opening(days)], tongue)
      assert.equal(replySentences(text).length, 1, text)
    }
  assert.match(say([opening(2), opening(2), opening(2)]), /(.*from 9:00 on Monday\.){3}/)
})
