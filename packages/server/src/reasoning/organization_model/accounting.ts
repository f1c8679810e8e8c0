import { dayOf } from '../../organization/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import type { ReasonerResult } from '../reasoner/port.ts'
import { spend } from './repository.ts'

/** Adds what a model has read and written to the day's usage, and takes its price from the credits. */
export function spendTokens(
  db: Transaction,
  { tokens: { input, output }, now }: { tokens: ReasonerResult<unknown>['tokens']; now: Date },
) {
  const tokens = input + output
  if (tokens > 0) spend(db, { tokens, day: dayOf(now) })
}
