import type { MessageTrace } from '@foyer/contract'
import type { Reading, StepResult, WordingOutput } from '@foyer/engine'
import type { Static } from 'typebox'
import type { TurnToThink } from '../leased_turn.ts'
import type { JudgedQuestion } from './judge_questions.ts'
import type { Times } from './stopwatch.ts'

type Trace = Omit<Static<typeof MessageTrace>, 'object' | 'message_id' | 'conversation_id'>

/** How a reply of the builtin reasoner came about. */
interface PlannedReply {
  next: Pick<StepResult, 'plan' | 'effects'> & { state: { phase: string } }
  worded: WordingOutput
  /** Null where the visitor tapped an answer: there was nothing to read. */
  reading: Reading | null
  consulted: JudgedQuestion[]
  times: Times
  /** Why something else than what was meant to replied. */
  fallback?: string
}

/** Why the agent says what it says, for whoever looks into it later. */
export function planTrace(
  { conversation: { frozen_versions, state } }: Pick<TurnToThink, 'conversation'>,
  { next, worded, reading, consulted, times, fallback }: PlannedReply,
): Trace {
  const moved = next.effects.findLast((effect) => effect.type === 'phase_entered')
  return {
    plan: next.plan,
    phase: { before: state.phase, after: next.state.phase, ...(moved && { because: moved.because }) },
    versions: { flow: frozen_versions.flow, prompt: frozen_versions.prompts.conversation },
    ...(reading && { reading }),
    questions: consulted.map(questionOf),
    captured: next.effects
      .filter((effect) => effect.type === 'slot_captured')
      .map(({ slot, answer: { value, message_id, quote } }) => ({ slot, value, message_id, quote })),
    voice: worded.voice,
    reasoner: { read: 'builtin', worded: 'builtin', ...(fallback && { fallback }) },
    tokens: { input: 0, output: 0 },
    milliseconds: times,
  }
}

function questionOf({ question, verdict, answer }: JudgedQuestion) {
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
