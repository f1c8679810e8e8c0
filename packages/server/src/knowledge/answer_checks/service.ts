import type { Input, operations } from '@foyer/contract'
import { resolveLiveAgent } from '../../agents/index.ts'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { archivedReference, type Context, record, refuse } from '../../platform/index.ts'
import { type GapQuestion, listQuestions } from '../knowledge_gaps/service.ts'
import { checkAnswers } from './check_answers.ts'
import * as repository from './repository.ts'
import { eventDataOf, represent } from './serializer.ts'

type Operations = typeof operations

/** Where none is named: of more, the newest. */
const mostGaps = 1000

export async function getAnswerCheck(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** What it checks is decided now; what comes of it is found by a job. */
export async function startAnswerCheck(
  context: Context,
  db: Transaction,
  { agent: slug, gap_ids, questions }: Input<Operations['startAnswerCheck']>['body'],
) {
  if (gap_ids && questions)
    throw refuse('parameter_invalid', 'Send gap_ids or questions, not both.', { param: 'questions' })
  const agent = await resolveLiveAgent(db, slug)
  const entries =
    questions?.map((question) => ({ question })) ??
    (await gapsOf(db, agent.id, gap_ids)).map(({ id, question }) => ({ knowledge_gap_id: id, question }))
  const id = await repository.insert(db, { agent_id: agent.id, entries, created_at: context.now })
  await db.enqueue(checkAnswers, { answer_check_id: id, request_id: context.request_id })
  const row = await repository.get(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(row) })
  return represent(row)
}

async function gapsOf(db: Queryable, agent_id: number, ids: number[] | undefined): Promise<GapQuestion[]> {
  if (!ids) return listQuestions(db, agent_id, { limit: mostGaps })
  const found = new Map((await listQuestions(db, agent_id, { ids })).map((gap) => [gap.id, gap]))
  return ids.map((id, index) => {
    const param = `gap_ids.${index}`
    const gap = found.get(id)
    if (!gap) throw refuse('parameter_invalid', `${param} must name a gap of this agent.`, { param })
    if (gap.status === 'archived') throw archivedReference(param, 'a gap')
    return gap
  })
}
