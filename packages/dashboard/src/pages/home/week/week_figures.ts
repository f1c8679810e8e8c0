import type { Insights } from '@foyer/sdk'
import { costWords } from '../../../parts/cost_words.ts'
import { pluralize } from '../../../parts/pluralize.ts'
import { countChange, percent, shareChange } from './change_words.ts'

/** One number of the week, as it is shown. */
export interface WeekFigure {
  name: string
  value: string
  /** What stands behind the number. */
  note: string
  change: string
  values: (number | null)[]
  highest: number
  /** Day by day, in words. */
  course: string
}

type Numbers = Pick<Insights, 'current' | 'previous' | 'days'>
type Day = Insights['days'][number]
type CountName = 'visitors' | 'leads' | 'handovers'

export function weekFigures(insights: Numbers): WeekFigure[] {
  const { conversations, taken_over } = insights.current
  return [
    countFigure('Visitors', 'visitors', `In ${pluralize(conversations, 'conversation')}`, insights),
    answeredFigure(insights),
    countFigure('Leads', 'leads', 'Visitors to follow up with', insights),
    countFigure(
      'Handed to a person',
      'handovers',
      `${taken_over.toLocaleString('en')} taken over by your team`,
      insights,
    ),
    ...costFigures(insights),
  ]
}

/** What models cost, a figure for each currency; none where no price is set. */
function costFigures({ current, previous, days }: Numbers): WeekFigure[] {
  return current.costs.map(({ amount, currency }) => {
    const costIn = ({ costs }: Pick<Day, 'costs'>) =>
      costs.find((cost) => cost.currency === currency)?.amount ?? 0
    const values = days.map(costIn)
    return {
      name: 'Model costs',
      value: costWords({ amount, currency }),
      note: `${costWords({ amount: amount / current.conversations, currency })} per conversation`,
      change: `${costWords({ amount: costIn(previous), currency })} the week before`,
      values,
      highest: Math.max(...values),
      course: courseOf('Model costs', days, (day) => costWords({ amount: costIn(day), currency })),
    }
  })
}

function countFigure(
  name: string,
  key: CountName,
  note: string,
  { current, previous, days }: Numbers,
): WeekFigure {
  const values = days.map((day) => day[key])
  return {
    name,
    value: current[key].toLocaleString('en'),
    note,
    change: countChange(current[key], previous[key]),
    values,
    highest: Math.max(...values),
    course: courseOf(name, days, (day) => day[key].toLocaleString('en')),
  }
}

function answeredFigure({ current, previous, days }: Numbers): WeekFigure {
  const { answered, partly_answered, unanswered, answered_share, unsupported } = current
  const questions = answered + partly_answered + unanswered
  return {
    name: 'Questions answered',
    value: answered_share === null ? '–' : percent(answered_share),
    note:
      questions === 0
        ? 'No questions yet'
        : `${answered.toLocaleString('en')} of ${pluralize(questions, 'question')}${unsupported > 0 ? `, ${pluralize(unsupported, 'reply', 'replies')} not fully supported` : ''}`,
    change: shareChange(answered_share, previous.answered_share),
    values: days.map((day) => day.answered_share),
    highest: 1,
    course: courseOf('Questions answered', days, ({ answered_share: share }) =>
      share === null ? 'none asked' : percent(share),
    ),
  }
}

const courseOf = (name: string, days: readonly Day[], tell: (day: Day) => string) =>
  `${name} by day: ${days.map((day) => `${weekday(day.date)} ${tell(day)}`).join(', ')}`

const weekdayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const weekday = (date: string) => weekdayFormat.format(new Date(date))

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `Nov 10 – Nov 16`. */
export const weekWords = ({ since, until }: Pick<Insights, 'since' | 'until'>) =>
  `${dayFormat.format(new Date(since))} – ${dayFormat.format(new Date(until))}`
