import type { Tenant, Transaction } from '../../platform/db/index.ts'
import type { Check } from './check_answer.ts'
import * as repository from './repository.ts'

/** Knowledge that changes faster than it is judged is given up on, for now. */
const mostTries = 5
const restless = 'The knowledge kept changing during the check.'

/**
 * Judges with no transaction open, then writes. A verdict counts only while the knowledge is what it was: otherwise it
 * could undo what a later check, asked for by the change, has found already.
 */
export async function judgeAndStore<Result>(
  tenant: Tenant,
  judge: () => Promise<Check>,
  write: (db: Transaction, check: Check) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const version = await repository.findKnowledgeVersion(tenant)
    const check = await judge()
    const written = await tenant.transaction(async (db) => {
      if ((await repository.holdKnowledgeVersion(db)) === version) return [await write(db, check)] as const
      if (tries < mostTries) return undefined
      const { checked_at, trigger } = check
      const unknown = { checked_at, trigger, answerable: false, error: restless, reachable: [] }
      return [await write(db, unknown)] as const
    })
    if (written) return written[0]
  }
}
