import { type Input, Insights, type operations } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import { costShown } from '../traces/cost_shown.ts'
import {
  type CostRow,
  type FiguresRow,
  getTimezone,
  listCosts,
  listFigures,
  listUnanswered,
} from './repository.ts'
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
  const [rows, costs, unanswered_questions] = await Promise.all([
    listFigures(db, periods),
    listCosts(db, periods),
    listUnanswered(db, periods.current, topTen),
  ])
  const figuresOf = (part: Part) => figures(rows.find(isOf(part)), costs.filter(isOf(part)))
  const current = { current: true, day: null, agent: null }
  const agents = rows.flatMap((row) => (row.current && row.agent !== null ? [row.agent] : []))
  return represent({
    since: periods.days[0]!.date,
    until: periods.days.at(-1)!.date,
    timezone,
    current: figuresOf(current),
    previous: figuresOf({ ...current, current: false }),
    days: periods.days.map(({ date }, at) => ({ date, ...figuresOf({ ...current, day: at + 1 }) })),
    agents: agents.map((agent) => ({ agent, ...figuresOf({ ...current, agent }) })),
    unanswered_questions,
  })
}

type Part = Pick<FiguresRow, 'current' | 'day' | 'agent'>

const isOf =
  ({ current, day, agent }: Part) =>
  (row: Part): boolean =>
    row.current === current && row.day === day && row.agent === agent

const nothing = {
  visitors: 0,
  conversations: 0,
  answered: 0,
  partly_answered: 0,
  unanswered: 0,
  leads: 0,
  handovers: 0,
  taken_over: 0,
  model_failures: 0,
  unsupported: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
}

function figures(row: typeof nothing = nothing, costs: readonly CostRow[]) {
  const { answered, partly_answered, unanswered } = row
  const questions = answered + partly_answered + unanswered
  const shown = Object.keys(nothing).map((name) => [name, row[name as keyof typeof nothing]])
  return {
    ...Object.fromEntries(shown),
    answered_share: questions === 0 ? null : answered / questions,
    costs: costs.map(costShown),
  }
}
