import { dayOf } from '../../organization/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import type { Money, Reasoner, ReasonerResult } from '../reasoner/port.ts'
import { spend } from './repository.ts'

interface Spent {
  /** What the provider's cache has served is a part of `input`. */
  tokens: ReasonerResult<unknown>['tokens'] & { cached?: number }
  /** Null where no price is set. */
  cost: Money | null
  /** Absent for what no agent did. */
  agent_id?: number
  now: Date
}

/** Adds what a model has read and written to the day's usage, and takes what it cost from the credits. */
export function spendTokens(db: Transaction, { tokens, cost, agent_id, now }: Spent) {
  const { input, output, cached = 0 } = tokens
  if (input + output === 0) return
  spend(db, { day: dayOf(now), agent_id: agent_id ?? null, input, cached, output, cost })
}

/** What a reasoner's own calls have cost; null where it is no model, or one without a price. */
export function costOfTokens(
  { model, name }: Pick<Reasoner, 'model' | 'name'>,
  { input, output, cached = 0 }: Spent['tokens'],
): Money | null {
  const usage = { input_tokens: input, cached_tokens: cached, output_tokens: output }
  return model?.costOf([{ model: name, ...usage, first_milliseconds: null, milliseconds: 0 }]) ?? null
}
