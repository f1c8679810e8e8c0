import type { MessageTrace } from '@foyer/contract'
import type { Static } from 'typebox'
import type { LeasedTurn } from '../leased_turn.ts'
import type { JudgedQuestion } from '../thinking/judge_questions.ts'
import type { Thought } from '../thinking/think.ts'

type Trace = Omit<Static<typeof MessageTrace>, 'object' | 'message_id' | 'conversation_id'>

/** Why the agent says what it says, for whoever looks into it later. */
export function traceOf({ conversation }: LeasedTurn, thought: Thought): Trace {
  const { plan, effects, state, read, worded, consulted, times } = thought
  const { frozen_versions, phase } = conversation
  const moved = effects.findLast((effect) => effect.type === 'phase_entered')
  const fallback = read?.fallback ?? worded.fallback
  return {
    plan,
    phase: { before: phase, after: state.phase, ...(moved && { because: moved.because }) },
    versions: { flow: frozen_versions.flow, prompt: frozen_versions.prompts.conversation },
    ...(read && { reading: read.result }),
    questions: consulted.map(questionOf),
    captured: effects
      .filter((effect) => effect.type === 'slot_captured')
      .map(({ slot, answer: { value, message_id, quote } }) => ({ slot, value, message_id, quote })),
    voice: worded.result.voice,
    reasoner: {
      // A tapped answer needs nobody to read it.
      read: read?.by ?? 'builtin',
      worded: worded.by,
      ...(fallback !== undefined && { fallback }),
    },
    tokens: tokensOf(thought),
    milliseconds: times,
  }
}

export const tokensOf = ({ read, worded }: Pick<Thought, 'read' | 'worded'>) => ({
  input: (read?.tokens.input ?? 0) + worded.tokens.input,
  output: (read?.tokens.output ?? 0) + worded.tokens.output,
})

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
