import { Type } from 'typebox'
import {
  CalendarDate,
  ClosedObject,
  Count,
  Id,
  ListOf,
  Nullable,
  Resource,
  Slug,
  Text,
  Timestamp,
  Timezone,
} from './common.ts'
import { costs, tokenCounts } from './costs.ts'
import { insights as example } from './examples/insights.ts'
import { defineOperation } from './operation.ts'

/** How conversations went, in numbers. */

const figures = {
  visitors: Count('Visitors who wrote. A contact counts once, anyone else once per conversation.'),
  conversations: Count('Conversations in which the visitor wrote.'),
  answered: Count('Questions that were answered.'),
  partly_answered: Count('Questions that were answered by offering possible topics.'),
  unanswered: Count('Questions that were not answered.'),
  answered_share: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'The share of all questions that were answered, from 0 to 1. `null` without questions.',
    }),
  ),
  leads: Count('Conversations that became leads.'),
  handovers: Count('Conversations in which the visitor asked for a person or a person took over.'),
  taken_over: Count('Conversations that a person took over.'),
  model_failures: Count('Replies that the builtin reasoner gave because the model failed.'),
  unsupported: Count('Replies with a sentence that the sources do not support.'),
  input_tokens: tokenCounts.input,
  cached_tokens: tokenCounts.cached,
  output_tokens: tokenCounts.output,
  costs: costs(),
}

const InsightFigures = ClosedObject(figures, {
  title: 'insight_figures',
  description: 'The conversations that began in a period.',
})

const InsightDay = ClosedObject(
  { date: CalendarDate('The day, in the time zone of the organization.'), ...figures },
  { title: 'insight_day', description: 'The conversations that began on one day.' },
)

const InsightAgent = ClosedObject(
  { agent: Slug('The agent.'), ...figures },
  { title: 'insight_agent', description: "An agent's conversations that began in the period." },
)

const UnansweredQuestion = ClosedObject(
  {
    gap_id: Id('The gap of the question.'),
    question: Text('The question, as a visitor asked it.'),
    agent: Slug('The agent that was asked.'),
    asked: Count('How often it was asked in the period.'),
    last_asked_at: Timestamp('When it was last asked in the period.'),
  },
  { title: 'unanswered_question', description: 'A question that has no answer yet.' },
)

export const Insights = Resource(
  'insights',
  "The numbers of a period's conversations. `previous` has those of the period of the same length before it; while the period is not over, only up to the same point.",
  {
    since: CalendarDate('The first day.'),
    until: CalendarDate('The last day.'),
    timezone: Timezone('Where days begin and end: the time zone of the organization.'),
    current: InsightFigures,
    previous: InsightFigures,
    days: ListOf(InsightDay, { maxItems: 366, description: 'Every day of the period, oldest first.' }),
    agents: Type.Array(InsightAgent, {
      description: 'Every agent that had conversations in the period, the one with the most first.',
    }),
    unanswered_questions: ListOf(UnansweredQuestion, {
      maxItems: 10,
      description: 'The ten open gaps that were asked most in the period.',
    }),
  },
)

export const insights = {
  getInsights: defineOperation({
    id: 'getInsights',
    method: 'GET',
    path: '/insights',
    group: 'Conversations',
    access: 'read',
    summary: 'Get insights',
    description:
      'Returns the visitors, answered questions, leads and handovers of a period of up to 366 days, those of the period before, and the questions that could not be answered. A conversation belongs to the day on which it began. It counts once it has paused or ended, or a person has taken it over. Tests and erased conversations do not count.',
    query: ClosedObject({
      since: Type.Optional(CalendarDate('The first day. Defaults to six days before `until`.')),
      until: Type.Optional(
        CalendarDate('The last day. Defaults to today, in the time zone of the organization.'),
      ),
    }),
    response: Insights,
    answer: example,
  }),
}
