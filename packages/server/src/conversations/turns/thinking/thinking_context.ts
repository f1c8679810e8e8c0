import { phaseOf, type Reading, readingInput, type StepResult, type WordingOutput } from '@foyer/engine'
import type { Organization } from '../../../platform/index.ts'
import type { Reasoner, ReasonerResult } from '../../../reasoning/index.ts'
import type { EmitTurnEvent } from '../dependencies.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { inTime } from './in_time.ts'
import type { JudgedQuestion } from './judge_questions.ts'
import { type TalkBuilder, visitorOf } from './talk_builder.ts'

/** Who thinks about what, in one turn. */
export interface ThinkingContext {
  turn: LeasedTurn
  organization: Organization
  talkBuilder: TalkBuilder
  builtin: Reasoner
  /** An ISO date: what "next month" is seen from. */
  today: string
  signal: AbortSignal
}

export function readMessage({
  turn,
  talkBuilder,
  builtin,
  today,
  signal,
}: ThinkingContext): Promise<ReasonerResult<Reading>> {
  const { flow, message, conversation, reasoner } = turn
  const { state, locale } = conversation
  const input = readingInput(flow, state, message.text, locale, today)
  const readBy = (reader: Reasoner) => () => reader.read(talkBuilder.at(state), input, signal)
  return inTime(signal, readBy(reasoner), readBy(builtin))
}

export function wordPlan(
  { turn, organization, talkBuilder, builtin, signal }: ThinkingContext,
  { plan, state }: StepResult,
  consulted: readonly JudgedQuestion[],
  emit: EmitTurnEvent,
): Promise<ReasonerResult<WordingOutput>> {
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
    author.word(talkBuilder.at(state, cited), input, (text) => over() || emit('token', { text }), signal)
  // Who is late may go on talking: nobody listens any more.
  return inTime(
    signal,
    wordBy(reasoner, () => signal.aborted),
    wordBy(builtin, () => false),
  )
}
