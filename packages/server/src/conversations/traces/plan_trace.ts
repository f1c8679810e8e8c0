import type { Effect, ReplyPlan, TurnOutcome } from '@foyer/engine'
import type { AnswerResult } from '../../knowledge/index.ts'
import type { ReasonerResult } from '../../reasoning/index.ts'
import { type PlanTrace, quotedAnswer, type TracedConversation, tracedVersions } from './stored_trace.ts'

interface PlannedReply {
  conversation: TracedConversation
  /** The phase that it is in now. */
  phase: string
  plan: ReplyPlan
  outcome: TurnOutcome
  effects: readonly Effect[]
  consulted: readonly LookedUp[]
  /** Absent where the visitor tapped an answer, or has said nothing yet. */
  read?: ReasonerResult<object> | null
  worded: ReasonerResult<Pick<PlanTrace, 'voice'>>
  milliseconds: PlanTrace['milliseconds']
}

/** A question with what the knowledge has to it; nothing where it was not judged. */
interface LookedUp {
  question: string
  verdict: PlanTrace['questions'][number]['verdict']
  answer?: AnswerResult
}

export function planTrace(reply: PlannedReply): PlanTrace {
  const { conversation, plan, effects, consulted, read, worded } = reply
  const moved = effects.findLast((effect) => effect.type === 'phase_entered')
  const captured = effects.filter((effect) => effect.type === 'slot_captured')
  const fallback = read?.fallback ?? worded.fallback
  return {
    format: 2,
    outcome: reply.outcome,
    plan,
    phase: { before: conversation.phase, after: reply.phase, ...(moved && { because: moved.because }) },
    versions: tracedVersions(conversation),
    ...(read && { reading: read.result }),
    questions: consulted.map(questionOf),
    captured: captured.map(({ slot, answer }) => quotedAnswer(slot, answer)),
    voice: worded.result.voice,
    reasoner: {
      // What was tapped needs nobody to read it.
      read: read?.by ?? 'builtin',
      worded: worded.by,
      ...(fallback !== undefined && { fallback }),
    },
    tokens: tokensSpent(reply),
    milliseconds: reply.milliseconds,
  }
}

export const tokensSpent = ({ read, worded }: Pick<PlannedReply, 'read' | 'worded'>) => ({
  input: (read?.tokens.input ?? 0) + worded.tokens.input,
  output: (read?.tokens.output ?? 0) + worded.tokens.output,
})

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
