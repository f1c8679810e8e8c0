import { type Reading, readingInput, type WordingOutput } from '@foyer/engine'
import type { Organization } from '../../../platform/index.ts'
import type { Reasoner, ReasonerResult, ReplyRequest } from '../../../reasoning/index.ts'
import type { EmitTurnEvent } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { inTime } from './in_time.ts'
import type { TalkBuilder } from './talk_builder.ts'

/** Who thinks about what, in one turn. */
export interface ThinkingContext {
  turn: TurnToThink
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

/** Who is late may go on talking: nobody listens any more, and nothing of it holds. */
export function writeReply(
  {
    turn,
    builtin,
    signal,
  }: Pick<ThinkingContext, 'builtin' | 'signal'> & { turn: Pick<TurnToThink, 'reasoner'> },
  request: ReplyRequest,
  emit: EmitTurnEvent,
): Promise<ReasonerResult<WordingOutput>> {
  const tell = (text: string) => emit('token', { text })
  const whileAwaited: ReplyRequest = {
    ...request,
    settle: (results) => (signal.aborted ? request.plan(results) : request.settle(results)),
  }
  return inTime(
    signal,
    () => turn.reasoner.reply(whileAwaited, (text) => signal.aborted || tell(text), signal),
    () => builtin.reply(request, tell, signal),
  )
}
