import type { ResponderUsage } from '@foyer/engine'
import { rowLock, type Tenant } from '../../platform/db/index.ts'
import type { TurnModel } from '../../reasoning/index.ts'
import { writeOutcome } from '../outcomes/repository.ts'
import { tokensOf } from './loop_trace.ts'
import { findTrace, updateTrace } from './repository.ts'
import type { LoopTrace } from './stored_trace.ts'

export interface SupportCheck {
  /** Sentences of the reply that the sources do not support. */
  unsupported: string[]
  usages: ResponderUsage[]
}

/** Puts down what a check found after the reply was shown, and adds what it took. Nothing where the reply is erased. */
export function recordSupport(
  tenant: Tenant,
  { conversation_id, message_id }: { conversation_id: number; message_id: number },
  check: SupportCheck,
  model: Pick<TurnModel, 'costOf'>,
): Promise<void> {
  return tenant.transaction(async (db) => {
    db.hold(rowLock('conversations', conversation_id))
    const found = await findTrace(db, conversation_id, message_id)
    if (found?.trace.format !== 3) return
    updateTrace(db, message_id, withSupport(found.trace, check, model))
    if (found.rests) writeOutcome(db, conversation_id)
  })
}

/** Of a check before the reply was shown, too. */
export function withSupport(
  trace: LoopTrace,
  { unsupported, usages }: SupportCheck,
  model: Pick<TurnModel, 'costOf'>,
): LoopTrace {
  const { input, cached, output } = tokensOf(usages)
  const cost = model.costOf(usages)
  return {
    ...trace,
    unsupported,
    tokens: {
      input: trace.tokens.input + input,
      cached: trace.tokens.cached + cached,
      output: trace.tokens.output + output,
    },
    cost:
      trace.cost && cost?.currency === trace.cost.currency
        ? { ...cost, micros: trace.cost.micros + cost.micros }
        : trace.cost,
  }
}
