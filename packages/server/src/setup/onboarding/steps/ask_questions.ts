import { proposeQuestions } from '@foyer/engine'
import { getAgentAppearance, languageOf, updateAgentAppearance } from '../../../agents/index.ts'
import { type Check, checkAnswer, listPlaces, openForeseenGap } from '../../../knowledge/index.ts'
import { type Queryable, updateRow } from '../../../platform/db/index.ts'
import { type Context, record } from '../../../platform/index.ts'
import { eventDataOf, isAnswered } from '../question_serializer.ts'
import * as repository from '../questions_repository.ts'
import { type Run, write } from '../run.ts'
import type { OnboardingTask, StepWork } from './step.ts'

/** Puts the ten questions to the agent, one after the other, as a visitor would. */
export const askQuestions: StepWork = async (task, context, run) => {
  const { agent_id } = run
  if (agent_id === null) return 'done'
  const questions = await chooseQuestions(task, context, run, agent_id)
  for (const question of questions.filter(({ last_check }) => last_check === null))
    await ask(task, context, run, question)
  await offerAnswered(task, context, run)
  return 'done'
}

async function chooseQuestions(
  { tenant, vectorOf }: OnboardingTask,
  context: Context,
  run: Run,
  agent_id: number,
): Promise<repository.QuestionRow[]> {
  const chosen = await repository.listOfRun(tenant, run.id)
  if (chosen.length > 0) return chosen
  const locale = await languageOf(tenant, agent_id)
  const [passages, services] = await Promise.all([
    repository.listPassages(tenant),
    repository.listServices(tenant),
  ])
  await write(tenant, context, run, async (db) => {
    const judged = await repository.adoptJudged(db, run.id, agent_id)
    const proposed = proposeQuestions({ locale, passages, services }, vectorOf, judged)
    const created_at = context.now
    for (const id of await repository.insert(db, { run_id: run.id, agent_id, created_at }, proposed))
      record(context, db, {
        verb: 'created',
        before: null,
        after: eventDataOf(await repository.get(db, id)),
      })
    return undefined
  })
  return repository.listOfRun(tenant, run.id)
}

/** What the agent cannot answer is a gap that nobody has asked for yet. An outage says nothing about the knowledge. */
async function ask(
  { tenant, knowledge, vectorOf, askable, now }: OnboardingTask,
  context: Context,
  run: Run,
  { id, question, origin, agent_id, language }: repository.QuestionRow,
) {
  const asked = { question, agent_id, language, verdicts: [] }
  const check = await checkAnswer({ knowledge, vectorOf, askable }, tenant, asked, 'ingestion', now())
  const stated = await isStated(tenant, { question, origin }, check)
  await write(tenant, context, run, async (db) => {
    const gap =
      !check.answerable && !stated && check.error === undefined
        ? await openForeseenGap(vectorOf, context, db, { question, agent_id, language, check })
        : undefined
    updateRow(db, 'onboarding_questions', id, {
      last_check: check as never,
      stated,
      knowledge_gap_id: gap?.id,
    })
    return undefined
  })
}

/** Whether the reply is what a page says under this very question, or the field that a question of ours asks for. */
async function isStated(
  db: Queryable,
  { question, origin }: Pick<repository.QuestionRow, 'question' | 'origin'>,
  { answer, reachable: [best] }: Check,
): Promise<boolean> {
  if (answer === undefined || !best) return false
  const isField = best.kind === 'profile' || best.kind === 'service'
  if (isField && (origin === 'usual' || origin === 'service')) return true
  const ids = (kind: string) => (best.kind === kind ? [best.id] : [])
  const places = await listPlaces(db, { facts: ids('fact'), passages: ids('passage') })
  return places.some(({ trail }) => trail.some((heading) => heading.trim().endsWith(question)))
}

const starters = 3

/** Visitors are offered what the agent is known to answer. */
async function offerAnswered({ tenant }: OnboardingTask, context: Context, run: Run) {
  const { agent } = run
  if (agent === null || run.skipped.includes('appearance')) return
  const worn = await getAgentAppearance(tenant, agent)
  if (Object.keys(worn.starter_questions).length > 0) return
  const rows = await repository.listOfRun(tenant, run.id)
  const answered = rows.filter(isAnswered).slice(0, starters)
  if (answered.length === 0) return
  await write(tenant, context, run, async (db) => {
    await updateAgentAppearance(context, db, agent, {
      starter_questions: { [answered[0]!.language]: answered.map(({ question }) => question) },
    })
    return undefined
  })
}
