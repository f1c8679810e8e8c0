import type { AnswerCheck, CheckTrigger } from '@foyer/contract'
import type { Static } from 'typebox'
import type { SnapshotQueryable, Tenant, Transaction } from '../../platform/db/index.ts'
import { type Knowledge, Outage } from '../answering/knowledge.ts'
import * as repository from './repository.ts'

export type Check = Static<typeof AnswerCheck>

/** What was found by words is there; what was not may be there in other words. */
const meaningAway = 'The embedder could not be asked, and words alone found no answer.'

/** Whether the agent can answer now. What could not be found out is told in `error`: it says nothing about the knowledge. */
export async function checkAnswer(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { question, agent_id, language }: Pick<repository.GapQuestion, 'question' | 'agent_id' | 'language'>,
  trigger: CheckTrigger,
  now: Date,
): Promise<Check> {
  const made = { checked_at: now.toISOString(), trigger }
  try {
    const asked = { text: question, agent_id, language }
    const { answerable, answer, reason, reachable, by_words_alone } = await knowledge.answer(db, asked)
    if (!answerable && by_words_alone) throw new Outage(meaningAway)
    return {
      ...made,
      answerable,
      ...(answerable ? { answer } : { reason: reason ?? 'no_match' }),
      reachable,
    }
  } catch (error) {
    // guard: an outage is no failure of ours [if (!(error… -> throw error]
    if (!(error instanceof Outage)) throw error
    return { ...made, answerable: false, error: error.message, reachable: [] }
  }
}

/** Knowledge that changes faster than it is judged is given up on, for now. */
const mostTries = 5
const restless = 'The knowledge kept changing while it was checked.'

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
      // guard: a verdict counts while the knowledge is what it was [(await… -> true]
      if ((await repository.holdKnowledgeVersion(db)) === version) return [await write(db, check)] as const
      // guard: knowledge that never rests is given up on [if (tries < mostTries) ->]
      if (tries < mostTries) return undefined
      const { checked_at, trigger } = check
      const unknown = { checked_at, trigger, answerable: false, error: restless, reachable: [] }
      return [await write(db, unknown)] as const
    })
    if (written) return written[0]
  }
}
