import { languageOf } from '../../agents/index.ts'
import type { Tenant } from '../../platform/db/index.ts'
import { type AnswerChecker, checkAnswer } from '../checking/check_answer.ts'
import { listQuestions } from '../knowledge_gaps/service.ts'
import { list } from '../standing_checks/repository.ts'

/** How a standing check goes now. */
export interface AskedCheck {
  id: number
  question: string
  passes: boolean
  /** Why it does not pass. */
  message?: string
  answer?: string
}

/** So many of one agent are asked. */
const most = 200

/** Asks every question that stands for an agent, and keeps nothing of it. */
export async function askStandingChecks(
  checker: AnswerChecker,
  tenant: Tenant,
  agent_id: number,
  now: () => Date,
): Promise<AskedCheck[]> {
  const rows = await list(tenant, { agent_id, limit: most })
  const language = await languageOf(tenant, agent_id)
  const ids = rows.flatMap(({ gap_id }) => gap_id ?? [])
  const gaps = ids.length > 0 ? await listQuestions(tenant, agent_id, { ids }) : []
  const asked: AskedCheck[] = []
  for (const { id, question, gap_id, expected_source_id } of rows.slice(0, most)) {
    const verdicts = gaps.find((gap) => gap.id === gap_id)?.verdicts ?? []
    const check = await checkAnswer(
      checker,
      tenant,
      { question, agent_id, language, verdicts },
      'standing',
      now(),
    )
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
    asked.push({
      id,
      question,
      passes: message === undefined,
      ...(message !== undefined && { message }),
      ...(answer !== undefined && { answer }),
    })
  }
  return asked
}
