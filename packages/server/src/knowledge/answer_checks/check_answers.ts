import { languageOf } from '../../agents/index.ts'
import { type Tenant, updateRow } from '../../platform/db/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { checkAnswer } from '../checking/check_answer.ts'
import type { KnowledgeEquipment, KnowledgeTask } from '../equipment.ts'
import { listQuestions, storeChecks } from '../knowledge_gaps/service.ts'
import { checkFailure, endCheck, findLocked } from './end_check.ts'
import * as repository from './repository.ts'

interface CheckJob {
  answer_check_id: number
  /** The request that asked for it, for the record. */
  request_id: string
}

/** Checks question by question. Interrupted, it goes on where it was. */
export const checkAnswers: Job<CheckJob, KnowledgeEquipment> = {
  name: 'check_answers',
  retries: 3,
  async run(work, { answer_check_id, request_id }) {
    const { tenant, now, lastAttempt } = work
    const run = await begin(tenant, answer_check_id)
    if (!run) return
    try {
      if (await checkAll(work, run))
        await endCheck(tenant, run, { status: 'completed' }, { request_id, now: now() })
    } catch (error) {
      if (lastAttempt) await endCheck(tenant, run, checkFailure, { request_id, now: now() })
      throw error
    }
  },
}

/** Shown together: results are one value, which is written anew each time. */
const portion = 20

/** Takes the run for this attempt, unless it has ended or is gone. */
function begin(tenant: Tenant, id: number) {
  return tenant.transaction(async (db) => {
    const run = await findLocked(db, id)
    if (!run || run.completed_at) return undefined
    const attempt = run.attempt + 1
    updateRow(db, 'answer_checks', id, { status: 'running', attempt })
    return { ...run, attempt }
  })
}

/** False when another attempt has taken the run over. */
async function checkAll(
  { knowledge, vectorOf, askable, tenant, now }: KnowledgeTask,
  run: repository.AnswerCheckRow,
): Promise<boolean> {
  const { agent_id, results } = run
  const language = await languageOf(tenant, agent_id)
  const waiting = results.filter(({ check }) => check === undefined)
  while (waiting.length > 0) {
    const entries = waiting.splice(0, portion)
    const ids = entries.flatMap(({ knowledge_gap_id }) => knowledge_gap_id ?? [])
    const gaps = ids.length > 0 ? await listQuestions(tenant, agent_id, { ids }) : []
    for (const entry of entries) {
      const verdicts = gaps.find(({ id }) => id === entry.knowledge_gap_id)?.verdicts ?? []
      const question = { question: entry.question, agent_id, language, verdicts }
      entry.check = await checkAnswer({ knowledge, vectorOf, askable }, tenant, question, 'owner', now())
    }
    const kept = await tenant.transaction(async (db) => {
      if (!(await repository.storeResults(db, run, results))) return false
      storeChecks(db, entries)
      return true
    })
    if (!kept) return false
  }
  return true
}
