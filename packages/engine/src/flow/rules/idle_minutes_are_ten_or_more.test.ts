import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { idleMinutesAreTenOrMore as rule } from './idle_minutes_are_ten_or_more.ts'

const flow = flowOf(phase(1), terminal())

test('§4.4 ten minutes, more, and never are accepted', () => {
  for (const idle_minutes of [10, 60, null]) accepts(rule, { ...flow, idle_minutes })
})

test('§4.4 fewer than ten minutes, or a part of one, are refused', () => {
  for (const idle_minutes of [9, 0, -1, 10.5]) reports(rule, { ...flow, idle_minutes }, ['flow idle_minutes'])
})
