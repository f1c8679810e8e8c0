import { outcomeOfPlan, type PlanItem } from '@foyer/engine'
import type { PlanTrace, StoredTrace } from './stored_trace.ts'

/** A trace as some release wrote it. */
export function readTrace(stored: WrittenTrace): StoredTrace {
  return 'format' in stored ? stored : readEarlyTrace(stored)
}

export type WrittenTrace = StoredTrace | EarlyTrace

/** Before there were outcomes: what came of the turn follows from its plan. */
export interface EarlyTrace extends Omit<PlanTrace, 'format' | 'outcome' | 'plan' | 'questions'> {
  plan: EarlyItem[]
  questions: EarlyQuestion[]
}

type EarlyItem = PlanItem | { act: 'answer'; question: string; facts: { id: number; text: string }[] }
type EarlyQuestion =
  | PlanTrace['questions'][number]
  | (Omit<PlanTrace['questions'][number], 'verdict'> & { verdict: 'answerable' | 'unanswerable' })

function readEarlyTrace(early: EarlyTrace): PlanTrace {
  const plan = early.plan.map(readItem)
  const questions = early.questions.map(readQuestion)
  const corrected = plan.flatMap((item) => (item.act === 'acknowledge' ? item.corrected : []))
  return {
    ...early,
    format: 2,
    plan,
    questions,
    outcome: outcomeOfPlan({
      plan,
      captured: early.captured.map(({ slot }) => ({ slot, corrected: corrected.includes(slot) })),
      consulted: questions.map(({ question, facts = [] }) => ({ question, cited: facts })),
    }),
  }
}

/** The first ones had facts where there are passages now. */
function readItem(item: EarlyItem): PlanItem {
  if (!('facts' in item)) return item
  const passages = item.facts.map(({ id, text }) => ({
    kind: 'fact' as const,
    id,
    text,
    spoken: text,
    label: text,
  }))
  return { act: 'answer', question: item.question, passages }
}

const readQuestion = (question: EarlyQuestion): PlanTrace['questions'][number] => ({
  ...question,
  verdict: isFirst(question.verdict) ? verdicts[question.verdict] : question.verdict,
})

const verdicts = { answerable: 'sure', unanswerable: 'nothing' } as const
const isFirst = (verdict: string): verdict is keyof typeof verdicts => verdict in verdicts
