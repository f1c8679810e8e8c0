import { languageOf } from '../../agents/index.ts'
import type { Tenant } from '../../platform/db/index.ts'
import { type AnswerChecker, type CheckedQuestion, checkAnswer } from '../checking/check_answer.ts'
import { listQuestions } from '../knowledge_gaps/service.ts'
import { list } from '../standing_checks/repository.ts'

/** A question that stands for an agent. */
export interface StandingQuestion extends CheckedQuestion {
  expected_source_id: number | null
}

/** How a standing check goes now. */
export interface AskedCheck {
  passes: boolean
  /** Why it does not pass. */
  message?: string
  answer?: string
}

/** So many of one agent are asked. */
const most = 200

export async function listStandingQuestions(tenant: Tenant, agent_id: number): Promise<StandingQuestion[]> {
  const rows = await list(tenant, { agent_id, limit: most })
  const language = await languageOf(tenant, agent_id)
  const ids = rows.flatMap(({ gap_id }) => gap_id ?? [])
  const gaps = ids.length > 0 ? await listQuestions(tenant, agent_id, { ids }) : []
  return rows.slice(0, most).map(({ question, gap_id, expected_source_id }) => {
    const verdicts = gaps.find((gap) => gap.id === gap_id)?.verdicts ?? []
    return { question, agent_id, language, verdicts, expected_source_id }
  })
}

/** Asks it, and keeps nothing of it. */
export async function askStandingQuestion(
  checker: AnswerChecker,
  tenant: Tenant,
  asked: StandingQuestion,
  now: Date,
): Promise<AskedCheck> {
  const { expected_source_id } = asked
  const check = await checkAnswer(checker, tenant, asked, 'standing', now)
  const { answerable, answer, reason, error, source_ids = [] } = check
  const elsewhere = answerable && expected_source_id !== null && !source_ids.includes(expected_source_id)
  const message =
    error !== undefined
      ? `It could not be checked: ${error}`
      : !answerable
        ? `It cannot be answered (${reason}).`
        : elsewhere
          ? `The answer does not come from the source ${expected_source_id}.`
          : undefined
  return {
    passes: message === undefined,
    ...(message !== undefined && { message }),
    ...(answer !== undefined && { answer }),
  }
}
