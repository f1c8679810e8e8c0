import { phaseOf, type Reading, readingInput, type StepResult, type WordingOutput } from '@foyer/engine'
import type { Organization } from '../../../platform/index.ts'
import type { Reasoned, Reasoner } from '../../../reasoning/index.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import type { Tell } from '../turning.ts'
import { inTime } from './in_time.ts'
import type { Consulted } from './judge_questions.ts'
import { type Talking, visitorOf } from './talk.ts'

/** Who thinks about what, in one turn. */
export interface Scene {
  turn: LeasedTurn
  organization: Organization
  talking: Talking
  builtin: Reasoner
  signal: AbortSignal
}

export function readMessage({ turn, talking, builtin, signal }: Scene): Promise<Reasoned<Reading>> {
  const { flow, message, conversation, reasoner } = turn
  const { state, locale } = conversation
  const input = readingInput(flow, state, message.text, locale)
  const readBy = (reader: Reasoner) => () => reader.read(talking.at(state), input, signal)
  return inTime(signal, readBy(reasoner), readBy(builtin))
}

export function wordPlan(
  { turn, organization, talking, builtin, signal }: Scene,
  { plan, state }: StepResult,
  consulted: readonly Consulted[],
  tell: Tell,
): Promise<Reasoned<WordingOutput>> {
  const { flow, conversation, reasoner } = turn
  const input = {
    plan,
    flow,
    phase: phaseOf(flow, state),
    organization: { name: organization.name },
    agent: { name: conversation.agent_name },
    locale: conversation.locale,
    default_locale: organization.default_locale,
    visitor: visitorOf(conversation),
    answers: state.answers,
    seed: `${conversation.id}:${state.turns}`,
    said: state.said,
  }
  const cited = consulted.flatMap(({ facts }) => facts)
  const wordBy = (author: Reasoner, over: () => boolean) => () =>
    author.word(talking.at(state, cited), input, (text) => over() || tell('token', { text }), signal)
  // Who is late may go on talking: nobody listens any more.
  return inTime(
    signal,
    wordBy(reasoner, () => signal.aborted),
    wordBy(builtin, () => false),
  )
}
