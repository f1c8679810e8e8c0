import type { Input, operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import {
  archiveStandingCheck,
  type Check,
  createKnowledgeSource,
  createStandingCheck,
  ingestKnowledgeSource,
  judgeKnowledgeGap,
  openForeseenGap,
  updateKnowledgeSource,
  vouchForAnswer,
} from '../../knowledge/index.ts'
import {
  knowledgeLock,
  type Queryable,
  rowLock,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { type Context, recordChange, refuse } from '../../platform/index.ts'
import { eventDataOf, represent } from './question_serializer.ts'
import * as repository from './questions_repository.ts'

type Operations = typeof operations
type Fields = Parameters<typeof updateRow<'onboarding_questions'>>[3]

export async function listOnboardingQuestions(
  db: Queryable,
  query: Input<Operations['listOnboardingQuestions']>['query'],
) {
  const { limit = 20, ending_before } = query
  const rows = await repository.list(db, query)
  const page = rows.slice(0, limit)
  const data = await represent(db, ending_before === undefined ? page : page.toReversed())
  return { object: 'list' as const, data, has_more: rows.length > limit }
}

/** The owner's word on a reply, or the answer itself. */
export async function judgeOnboardingQuestion(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  id: number,
  { verdict, answer }: Input<Operations['judgeOnboardingQuestion']>['body'],
) {
  db.hold(rowLock('onboarding_questions', id))
  const before = await repository.get(db, id)
  const fields =
    answer !== undefined
      ? await takeAnswer(vectorOf, context, db, before, onlyOne(answer, verdict))
      : await takeVerdict(vectorOf, context, db, before, verdict)
  updateRow(db, 'onboarding_questions', id, fields)
  const after = await repository.get(db, id)
  recordChange(context, db, 'judged', eventDataOf(before), eventDataOf(after))
  return (await represent(db, [after]))[0]!
}

function onlyOne(answer: string, verdict: string | undefined): string {
  if (verdict !== undefined)
    throw refuse('parameter_invalid', 'Send verdict or answer, not both.', { param: 'verdict' })
  return answer
}

function takeVerdict(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  row: repository.QuestionRow,
  verdict: 'right' | 'wrong' | undefined,
): Promise<Fields> {
  if (verdict === undefined)
    throw refuse('parameter_missing', 'verdict is required unless you send answer.', { param: 'verdict' })
  const { last_check: check } = row
  if (!check || check.answer === undefined)
    throw refuse('parameter_invalid', 'There is no reply to judge. Send the right one as answer.', {
      param: 'verdict',
    })
  return verdict === 'right'
    ? callRight(vectorOf, context, db, row, check)
    : callWrong(vectorOf, context, db, row, check)
}

/** What was confirmed stays checked. A reply that proves nothing by itself counts on the owner's word, kept with a gap. */
async function callRight(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  row: repository.QuestionRow,
  check: Check,
): Promise<Fields> {
  const { agent, question } = row
  if (row.knowledge_gap_id !== null || !check.answerable) {
    const gap = await gapOf(vectorOf, context, db, row, check)
    await judgeKnowledgeGap(context, db, gap, { verdict: 'right' })
    const standing_check_id = (await repository.findStandingCheck(db, gap)) ?? null
    return { verdict: 'right', knowledge_gap_id: gap, standing_check_id }
  }
  if (row.standing_check_id !== null) return { verdict: 'right' }
  const { id } = await createStandingCheck(context, db, { agent, question })
  return { verdict: 'right', standing_check_id: id }
}

async function callWrong(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  row: repository.QuestionRow,
  check: Check,
): Promise<Fields> {
  const knowledge_gap_id = await gapOf(vectorOf, context, db, row, check)
  await judgeKnowledgeGap(context, db, knowledge_gap_id, { verdict: 'wrong' })
  await endStandingCheck(context, db, row)
  return { verdict: 'wrong', knowledge_gap_id, standing_check_id: null }
}

/** What was called right once and is wrong now need not stay answered. The check of a gap goes with its gap. */
async function endStandingCheck(context: Context, db: Transaction, row: repository.QuestionRow) {
  if (row.standing_check_id !== null && row.knowledge_gap_id === null)
    await archiveStandingCheck(context, db, row.standing_check_id)
}

async function gapOf(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  { agent_id, question, language, knowledge_gap_id }: repository.QuestionRow,
  check: Check,
): Promise<number> {
  if (knowledge_gap_id !== null) return knowledge_gap_id
  return (await openForeseenGap(vectorOf, context, db, { agent_id, question, language, check })).id
}

/**
 * The owner's own words become a source, under the question, which answers it from then on. The gap is resolved by the
 * check that follows the reading.
 */
async function takeAnswer(
  vectorOf: EmbedText,
  context: Context,
  db: Transaction,
  row: repository.QuestionRow,
  answer: string,
): Promise<Fields> {
  const { question, last_check: check, knowledge_source_id: known } = row
  const text = `# ${question}\n\n${answer}`
  db.hold(knowledgeLock)
  if (known !== null) {
    await updateKnowledgeSource(context, db, known, { text })
    await ingestKnowledgeSource(context, db, known, {})
    if (row.knowledge_gap_id !== null) await vouchForAnswer(context, db, row.knowledge_gap_id, answer)
    return { verdict: 'answered' }
  }
  if (!check)
    throw refuse('parameter_invalid', 'This question is still being checked. Try again in a moment.')
  const gap = await gapOf(vectorOf, context, db, row, check)
  if (check.answer !== undefined) await judgeKnowledgeGap(context, db, gap, { verdict: 'wrong' })
  const { id } = await createKnowledgeSource(context, db, {
    kind: 'text',
    title: question.slice(0, 200),
    text,
    knowledge_gap_id: gap,
  })
  await vouchForAnswer(context, db, gap, answer)
  await endStandingCheck(context, db, row)
  return { verdict: 'answered', knowledge_gap_id: gap, knowledge_source_id: id, standing_check_id: null }
}
