/** What texts state, read by value. */

export { sameTime } from './clock.ts'
export { leadsTo, samePhone } from './contacts.ts'
export { mentionsIn, valuesIn } from './read_values.ts'
export { unitsOf } from './units.ts'
export {
  baseOf,
  type CalendarDate,
  type ClockTime,
  type Hedge,
  isMoney,
  isPlain,
  type Measure,
  type Mention,
  type Quantity,
  type Reference,
  type Unit,
  type Value,
} from './value.ts'
