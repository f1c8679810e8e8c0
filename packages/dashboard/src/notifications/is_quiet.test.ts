import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isQuiet } from './is_quiet.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`)

test('quiet hours go by the wall clock of their time zone, over midnight too', () => {
  const night = { from: '20:00', until: '07:00', timezone: 'Europe/Berlin' }
  assert.deepEqual(
    ['18:59', '19:00', '23:30', '05:59', '06:00'].map((time) => isQuiet(at(time), night)),
    [false, true, true, true, false],
  )
  const noon = { from: '12:00', until: '13:00', timezone: 'UTC' }
  assert.deepEqual(
    ['11:59', '12:00', '12:59', '13:00'].map((time) => isQuiet(at(time), noon)),
    [false, true, true, false],
  )
  assert.equal(isQuiet(at('12:00'), null), false)
})
