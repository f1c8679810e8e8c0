import {
  type Choice,
  type ConversationEvent,
  type ConversationState,
  capturedIn,
  choiceOf,
  choiceReading,
  isLoopState,
  knowledgeQueries,
  languageOf,
  outcomeOfPlan,
  type Presence,
  phaseOf,
  type QuestionResult,
  type Reading,
  readingInput,
  readMessage,
  rememberSentences,
  type StepResult,
  spokenLocale,
  step,
  type WordingInput,
  wordPlan,
} from '@foyer/engine'
import type { Tenant } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'
import { planTrace } from '../../traces/plan_trace.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { answeringEvidence, citationsOf } from './citations.ts'
import { type JudgedQuestion, judgeQuestions, lookUpChoice } from './judge_questions.ts'
import { papersAtOnce } from './papers.ts'
import { getPresence } from './presence.ts'
import { startStopwatch } from './stopwatch.ts'
import { visitorOf } from './talk_builder.ts'
import type { Thought } from './thought.ts'

type PlannedTurn = TurnToThink & { conversation: { state: ConversationState } }

export const isPlanned = (turn: TurnToThink): turn is PlannedTurn => !isLoopState(turn.conversation.state)

/** The builtin reasoner's way: it reads the message, looks its questions up, decides on a plan and words that. */
export async function thinkByPlan(
  dependencies: TurnDependencies,
  { organization }: TurnOrigin,
  tenant: Tenant,
  turn: PlannedTurn,
  emit: EmitTurnEvent,
): Promise<Thought> {
  const { flow, message, conversation } = turn
  const { state, locale } = conversation
  const { knowledge, engineData } = dependencies
  const watch = startStopwatch()
  const choice = message.chip ? null : choiceOf(state.choices, message.text)
  const reading =
    message.chip || choice ? null : await watch.time('read', async () => read(dependencies, turn))
  const consulted = await watch.time('answer', () => lookUp(dependencies, tenant, turn, reading, choice))
  const presence = message.chip ? null : await getPresence(tenant, dependencies.now())
  const next = await inSpan('turn.plan', {}, async () =>
    step(flow, state, eventOf(turn, reading, consulted, choice, presence), engineData),
  )
  tellStep(next, emit)
  const worded = await watch.time('word', async () => wordPlan(wordingInput(organization, turn, next)))
  const { text } = worded
  if (text !== '') emit('token', { text })
  const { plan, effects } = next
  const outcome = outcomeOfPlan({
    plan,
    captured: capturedIn(effects),
    consulted: consulted.map(({ question, answer }) => ({ question, cited: answer?.cited ?? [] })),
  })
  const citations = await citationsOf(knowledge, tenant, answeringEvidence(outcome))
  const isComplete = next.state.recapped === true || next.state.ended
  const papers = isComplete ? await papersAtOnce(dependencies, organization, tenant, turn, next.state) : null
  return {
    text,
    state: rememberSentences(next.state, text),
    chips: next.chips(spokenLocale(next.state, locale)),
    links: next.links,
    citations,
    papers,
    outcome,
    trace: planTrace({
      ...{ plan, effects, outcome, consulted, reading },
      conversation: { phase: state.phase, frozen_versions: conversation.frozen_versions },
      phase: next.state.phase,
      voice: worded.voice,
      milliseconds: watch.stop(),
    }),
  }
}

function read({ now, engineData }: TurnDependencies, { flow, message, conversation }: PlannedTurn): Reading {
  const { state, locale } = conversation
  const today = now().toISOString().slice(0, 10)
  return readMessage(readingInput(flow, state, message.text, locale, today), engineData)
}

function lookUp(
  { knowledge, engineData }: TurnDependencies,
  tenant: Tenant,
  { flow, message, conversation }: PlannedTurn,
  reading: Reading | null,
  choice: Choice | null,
): Promise<JudgedQuestion[]> {
  const { state, agent_id, locale } = conversation
  const { text } = message
  if (choice) {
    const language = languageOf(text, locale)
    return lookUpChoice(knowledge, tenant, choice, state, { agent_id, language })
  }
  const queries = reading ? knowledgeQueries(flow, state, reading, text, engineData) : []
  return judgeQuestions(knowledge, tenant, queries, {
    agent_id,
    language: languageOf(queries.map((query) => query.text).join(' ') || text, locale),
    previous: state.previous ?? null,
    page: state.page ?? null,
  })
}

function eventOf(
  { message, conversation }: PlannedTurn,
  read: Reading | null,
  given: readonly QuestionResult[],
  choice: Choice | null,
  presence: Presence | null,
): ConversationEvent {
  const results = [...given]
  const { id: message_id, text, chip } = message
  if (chip) return { type: 'chip', message_id, text, ...chip }
  const reading = choice ? choiceReading(conversation.state) : read
  if (!reading) throw new Error('What was said in words has to be read.')
  return { type: 'message', message_id, text, reading, results, presence }
}

/** What was captured and where the conversation goes, before the first word. */
function tellStep({ effects }: StepResult, emit: EmitTurnEvent) {
  for (const effect of effects) {
    if (effect.type === 'slot_captured') emit('captured', { slot: effect.slot, value: effect.answer.value })
    if (effect.type === 'phase_entered') emit('phase', { phase: effect.phase })
  }
}

function wordingInput(
  { name, default_locale }: Organization,
  { flow, conversation }: PlannedTurn,
  { plan, state }: StepResult,
): WordingInput {
  return {
    plan,
    flow,
    phase: phaseOf(flow, state),
    organization: { name },
    agent: { name: conversation.agent_name },
    locale: spokenLocale(state, conversation.locale),
    default_locale,
    visitor: visitorOf(conversation),
    answers: state.answers,
    seed: `${conversation.id}:${state.turns}`,
    said: state.said,
  }
}
