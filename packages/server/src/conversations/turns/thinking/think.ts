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
import type { Reasoned } from '../../../reasoning/index.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import type { Behalf, Tell, Turning } from '../turning.ts'
import { closingOf } from './closing.ts'
import { longestThoughtMs, startDeadline } from './in_time.ts'
import { type Consulted, judgeQuestions } from './judge_questions.ts'
import { type Papers, writePapers } from './papers.ts'
import { readMessage, type Scene, wordPlan } from './scene.ts'
import { startStopwatch, type Times } from './stopwatch.ts'
import { talkOf } from './talk.ts'

/** What came of thinking about a message. Nothing of it is stored yet. */
export interface Thought extends StepResult {
  text: string
  worded: Reasoned<WordingOutput>
  /** None where the visitor tapped an answer: there was nothing to read. */
  read: Reasoned<Reading> | null
  consulted: Consulted[]
  /** When it completes the conversation. */
  papers: Papers | null
  times: Times
}

/** Reads, looks up, plans and words. No transaction is open and no connection held while a reasoner works. */
export async function think(
  turning: Turning,
  { organization }: Behalf,
  tenant: Tenant,
  turn: LeasedTurn,
  tell: Tell,
): Promise<Thought> {
  const { flow, message, conversation } = turn
  const { state, agent_id, locale } = conversation
  const { builtin, knowledge } = turning
  using deadline = startDeadline(longestThoughtMs)
  const signal = AbortSignal.any([deadline.signal, turning.stopping])
  const watch = startStopwatch()
  const talking = talkOf(tenant, organization, turn)
  const scene: Scene = { turn, organization, talking, builtin, signal }

  const read = message.chip ? null : await watch.time('read', () => readMessage(scene))
  const wanted = read ? knowledgeQueries(flow, state, read.result) : nothingWanted
  const consulted = await watch.time('answer', () =>
    judgeQuestions(knowledge, tenant, wanted, { agent_id, language: languageOf(message.text, locale) }),
  )
  const next = step(flow, state, eventOf(turn, read, consulted))
  tellStep(next, tell)
  const worded = await watch.time('word', () => wordPlan(scene, next, consulted, tell))

  const { text } = worded.result
  const papers = isCompleted(next)
    ? await writePapers(
        builtin,
        talking.at(next.state),
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
  read: Reasoned<Reading> | null,
  results: Consulted[],
): ConversationEvent {
  const { id: message_id, text, chip } = message
  if (chip) return { type: 'chip', message_id, text, ...chip }
  if (!read) throw new Error('What was said in words has to be read.')
  return { type: 'message', message_id, text, reading: read.result, results }
}

export const isCompleted = ({ effects }: Pick<StepResult, 'effects'>) =>
  effects.some(({ type }) => type === 'completed')

function tellStep({ effects }: StepResult, tell: Tell) {
  for (const effect of effects) {
    if (effect.type === 'slot_captured') tell('captured', { slot: effect.slot, value: effect.answer.value })
    if (effect.type === 'phase_entered') tell('phase', { phase: effect.phase })
  }
}
