import type { Effect } from '../conversation/effect.ts'
import type { PlanItem, ReplyPlan } from '../conversation/plan.ts'
import type { CapturedSlot, EvidenceReference, QuestionOutcome, TurnAction, TurnOutcome } from './outcome.ts'

/** A turn of the builtin responder: what it decided to do, and what that rests on. */
export interface PlannedTurn {
  plan: ReplyPlan
  /** `capturedIn` the effects of the step. */
  captured: readonly CapturedSlot[]
  consulted: readonly ConsultedQuestion[]
}

interface ConsultedQuestion {
  question: string
  /** Of what was found, the statements that answer it. */
  cited: readonly EvidenceReference[]
}

export function outcomeOfPlan({ plan, captured, consulted }: PlannedTurn): TurnOutcome {
  return {
    questions: plan.flatMap((item) => questionOf(item, consulted)),
    asked_slot: plan.findLast((item) => item.act === 'ask' || item.act === 'clarify')?.slot ?? null,
    captured: [...captured],
    phase_moves: plan.flatMap((item) =>
      item.act === 'move' ? [{ phase: item.phase, because: item.because }] : [],
    ),
    person_wanted: plan.some(({ act }) => act === 'pass_on') ? 'handed_over' : null,
    gaps: plan.flatMap((item) => (item.act === 'gap' ? [item.question] : [])),
    actions: [...new Set(plan.flatMap(({ act }) => actions[act] ?? []))],
    ended: plan.some(({ act }) => act === 'close') ? 'completed' : 'answered',
    rounds: 0,
  }
}

export const capturedIn = (effects: readonly Effect[]): CapturedSlot[] =>
  effects.flatMap((effect) =>
    effect.type === 'slot_captured'
      ? [{ slot: effect.slot, corrected: (effect.answer.earlier ?? []).length > 0 }]
      : [],
  )

function questionOf(item: PlanItem, consulted: readonly ConsultedQuestion[]): QuestionOutcome[] {
  switch (item.act) {
    case 'answer': {
      const statements = consulted.filter(({ question }) => question === item.question)
      // Of all that was found, the best passage is said.
      const said = [...item.passages.slice(0, 1), ...statements.flatMap(({ cited }) => cited)]
      return [{ text: item.question, answered: 'yes', evidence: unique(said) }]
    }
    case 'choose':
      return [{ text: item.question, answered: 'partly', evidence: unique(item.passages) }]
    case 'gap':
      return [{ text: item.question, answered: 'no', evidence: [] }]
    case 'defer':
      return [{ text: item.question, answered: 'no', evidence: [], unsearched: item.because }]
    default:
      return []
  }
}

const unique = (references: readonly EvidenceReference[]): EvidenceReference[] => [
  ...new Map(references.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }])).values(),
]

const actions: Partial<Record<PlanItem['act'], TurnAction>> = {
  choose: 'offered_replies',
  clarify: 'offered_replies',
  navigate: 'offered_pages',
  promise: 'promised_document',
  gap: 'reported_gap',
  pass_on: 'handed_over',
  recap: 'recapped',
}
