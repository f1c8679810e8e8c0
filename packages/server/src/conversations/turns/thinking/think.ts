import {
  type ConversationEvent,
  type KnowledgeQueries,
  knowledgeQueries,
  languageOf,
  type Reading,
  rememberSentences,
  type StepResult,
  step,
  type WordingOutput,
} from '@foyer/engine'
import type { Tenant } from '../../../platform/db/index.ts'
import type { ReasonerResult } from '../../../reasoning/index.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { closingOf } from './closing.ts'
import { longestThoughtMs, startDeadline } from './in_time.ts'
import { type JudgedQuestion, judgeQuestions } from './judge_questions.ts'
import { type Papers, writePapers } from './papers.ts'
import { startStopwatch, type Times } from './stopwatch.ts'
import { createTalkBuilder } from './talk_builder.ts'
import { readMessage, type ThinkingContext, wordPlan } from './thinking_context.ts'

/** What came of thinking about a message. Nothing of it is stored yet. */
export interface Thought extends StepResult {
  text: string
  worded: ReasonerResult<WordingOutput>
  /** None where the visitor tapped an answer: there was nothing to read. */
  read: ReasonerResult<Reading> | null
  consulted: JudgedQuestion[]
  /** When it completes the conversation. */
  papers: Papers | null
  times: Times
}

/** Reads, looks up, plans and words. No transaction is open and no connection held while a reasoner works. */
export async function think(
  dependencies: TurnDependencies,
  { organization }: TurnOrigin,
  tenant: Tenant,
  turn: LeasedTurn,
  emit: EmitTurnEvent,
): Promise<Thought> {
  const { flow, message, conversation } = turn
  const { state, agent_id, locale } = conversation
  const { builtin, knowledge } = dependencies
  using deadline = startDeadline(longestThoughtMs)
  const signal = AbortSignal.any([deadline.signal, dependencies.stopping])
  const watch = startStopwatch()
  const talkBuilder = createTalkBuilder(tenant, organization, turn)
  const today = dependencies.now().toISOString().slice(0, 10)
  const context: ThinkingContext = { turn, organization, talkBuilder, builtin, today, signal }

  const read = message.chip ? null : await watch.time('read', () => readMessage(context))
  const wanted = read ? knowledgeQueries(flow, state, read.result) : nothingWanted
  const consulted = await watch.time('answer', () =>
    judgeQuestions(knowledge, tenant, wanted, { agent_id, language: languageOf(message.text, locale) }),
  )
  const next = step(flow, state, eventOf(turn, read, consulted))
  emitStep(next, emit)
  const worded = await watch.time('word', () => wordPlan(context, next, consulted, emit))

  const { text } = worded.result
  const papers = isCompleted(next)
    ? await writePapers(
        builtin,
        talkBuilder.at(next.state),
        await closingOf(tenant, organization, turn, next),
        next.state.promised,
        signal,
      )
    : null
  const times = watch.stop()
  return { ...next, state: rememberSentences(next.state, text), text, worded, read, consulted, papers, times }
}

/** Whoever taps an answer asks nothing. */
const nothingWanted: KnowledgeQueries = { questions: [], statements: [] }

function eventOf(
  { message }: LeasedTurn,
  read: ReasonerResult<Reading> | null,
  results: JudgedQuestion[],
): ConversationEvent {
  const { id: message_id, text, chip } = message
  if (chip) return { type: 'chip', message_id, text, ...chip }
  if (!read) throw new Error('What was said in words has to be read.')
  return { type: 'message', message_id, text, reading: read.result, results }
}

export const isCompleted = ({ effects }: Pick<StepResult, 'effects'>) =>
  effects.some(({ type }) => type === 'completed')

function emitStep({ effects }: StepResult, emit: EmitTurnEvent) {
  for (const effect of effects) {
    if (effect.type === 'slot_captured') emit('captured', { slot: effect.slot, value: effect.answer.value })
    if (effect.type === 'phase_entered') emit('phase', { phase: effect.phase })
  }
}
