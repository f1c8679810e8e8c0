import type { Effect, ReplyPlan, TurnOutcome } from '@foyer/engine'
import type { AnswerResult } from '../../knowledge/index.ts'
import { type PlanTrace, quotedAnswer, type TracedConversation, tracedVersions } from './stored_trace.ts'

interface PlannedReply {
  conversation: TracedConversation
  /** The phase that it is in now. */
  phase: string
  plan: ReplyPlan
  outcome: TurnOutcome
  effects: readonly Effect[]
  consulted: readonly LookedUp[]
  /** Null where the visitor tapped an answer, or has said nothing yet. */
  reading: object | null
  voice: PlanTrace['voice']
  milliseconds: PlanTrace['milliseconds']
  /** Why it says this in place of an answer. */
  fallback?: string
}

/** A question with what the knowledge has to it; nothing where it was not judged. */
interface LookedUp {
  question: string
  verdict: PlanTrace['questions'][number]['verdict']
  answer?: AnswerResult
}

export function planTrace(reply: PlannedReply): PlanTrace {
  const { conversation, plan, effects, consulted, reading, voice, milliseconds, fallback } = reply
  const moved = effects.findLast((effect) => effect.type === 'phase_entered')
  const captured = effects.filter((effect) => effect.type === 'slot_captured')
  return {
    format: 2,
    outcome: reply.outcome,
    plan,
    phase: { before: conversation.phase, after: reply.phase, ...(moved && { because: moved.because }) },
    versions: tracedVersions(conversation),
    ...(reading && { reading }),
    questions: consulted.map(questionOf),
    captured: captured.map(({ slot, answer }) => quotedAnswer(slot, answer)),
    voice,
    reasoner: { read: 'builtin', worded: 'builtin', ...(fallback !== undefined && { fallback }) },
    tokens: { input: 0, output: 0 },
    milliseconds,
  }
}

function questionOf({ question, verdict, answer }: LookedUp): PlanTrace['questions'][number] {
  if (!answer) return { question, verdict }
  const { probability, reason, cited, reachable } = answer
  return {
    question,
    verdict,
    probability,
    ...(reason && { reason }),
    facts: cited.map(({ kind, id, text, score }) => ({ kind, id, text, score })),
    reachable: reachable.map(({ kind, id, band }) => ({ kind, id, band })),
  }
}
