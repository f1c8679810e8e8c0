import type { Writer } from '../db/tenant.ts'
import { dayOf } from '../resources/organization/rules.ts'
import { spend } from '../resources/organization_model/repository.ts'
import type { Reasoned } from './port.ts'

/** Adds what a model has read and written to the day's usage, and takes its price from the credits. */
export function spendTokens(
  db: Writer,
  { tokens: { input, output }, now }: { tokens: Reasoned<unknown>['tokens']; now: Date },
) {
  const tokens = input + output
  if (tokens > 0) spend(db, { tokens, day: dayOf(now) })
}
