import { type Input, Insights, type operations } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import { type Figures, getTimezone, listFigures, listUnanswered } from './repository.ts'
import { insightPeriods } from './rules.ts'

const represent = representation(Insights)
const topTen = 10

export async function getInsights(
  { now }: Pick<Context, 'now'>,
  db: Queryable,
  query: Input<typeof operations.getInsights>['query'],
) {
  const timezone = await getTimezone(db)
  const periods = insightPeriods(query, timezone, now)
  const [rows, unanswered_questions] = await Promise.all([
    listFigures(db, periods),
    listUnanswered(db, periods.current, topTen),
  ])
  const sumOf = (current: boolean) => rows.find((row) => row.current === current && row.day === null)
  return represent({
    since: periods.days[0]!.date,
    until: periods.days.at(-1)!.date,
    timezone,
    current: figuresOf(sumOf(true)),
    previous: figuresOf(sumOf(false)),
    days: periods.days.map(({ date }, at) => ({
      date,
      ...figuresOf(rows.find((row) => row.current && row.day === at + 1)),
    })),
    unanswered_questions,
  })
}

const nothing: Figures = {
  visitors: 0,
  conversations: 0,
  answered: 0,
  partly_answered: 0,
  unanswered: 0,
  leads: 0,
  handovers: 0,
  taken_over: 0,
  model_failures: 0,
}

function figuresOf(row: Figures = nothing) {
  const { visitors, conversations, answered, partly_answered, unanswered } = row
  const { leads, handovers, taken_over, model_failures } = row
  const questions = answered + partly_answered + unanswered
  return {
    visitors,
    conversations,
    answered,
    partly_answered,
    unanswered,
    answered_share: questions === 0 ? null : answered / questions,
    leads,
    handovers,
    taken_over,
    model_failures,
  }
}
