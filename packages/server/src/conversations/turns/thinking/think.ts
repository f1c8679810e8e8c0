import {
  type Choice,
  type ConversationEvent,
  capturedIn,
  choiceOf,
  choiceReading,
  knowledgeQueries,
  languageOf,
  outcomeOfPlan,
  type Presence,
  type QuestionResult,
  type Reading,
  rememberSentences,
  type StepResult,
  step,
  type TurnOutcome,
  type WordingOutput,
} from '@foyer/engine'
import type { Tenant } from '../../../platform/db/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'
import type { ReasonerResult } from '../../../reasoning/index.ts'
import type { Citation } from '../../conversations/message_repository.ts'
import type { EmitTurnEvent, TurnDependencies, TurnOrigin } from '../dependencies.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { citationsOf, passagesSaid } from './citations.ts'
import { closingOf } from './closing.ts'
import { longestThoughtMs, startDeadline } from './in_time.ts'
import { type JudgedQuestion, judgeQuestions, lookUpChoice } from './judge_questions.ts'
import { listLastPassages } from './last_passages.ts'
import { type Papers, writePapers } from './papers.ts'
import { getPresence } from './presence.ts'
import { createReplyRequest } from './reply_request.ts'
import { startStopwatch, type Times } from './stopwatch.ts'
import { createTalkBuilder } from './talk_builder.ts'
import { readMessage, type ThinkingContext, writeReply } from './thinking_context.ts'
import { transcriptOf } from './transcript.ts'

/** What came of thinking about a message. Nothing of it is stored yet. */
export interface Thought extends StepResult {
  text: string
  outcome: TurnOutcome
  worded: ReasonerResult<WordingOutput>
  /** None where the visitor tapped an answer: there was nothing to read. */
  read: ReasonerResult<Reading> | null
  consulted: JudgedQuestion[]
  citations: Citation[]
  /** When it completes the conversation. */
  papers: Papers | null
  times: Times
}

/** Reads, looks up, plans and words. No transaction is open and no connection held while a reasoner works. */
export async function think(
  dependencies: TurnDependencies,
  { organization }: TurnOrigin,
  tenant: Tenant,
  turn: TurnToThink,
  emit: EmitTurnEvent,
): Promise<Thought> {
  const { flow, message, conversation } = turn
  const { state, agent_id, locale } = conversation
  const { builtin, knowledge, engineData } = dependencies
  using deadline = startDeadline(longestThoughtMs)
  const signal = AbortSignal.any([deadline.signal, dependencies.stopping])
  const watch = startStopwatch()
  const talkBuilder = createTalkBuilder(tenant, organization, turn)
  const today = dependencies.now().toISOString().slice(0, 10)
  const context: ThinkingContext = { turn, organization, talkBuilder, builtin, today, signal }

  const choice = message.chip ? null : choiceOf(state.choices, message.text)
  const read = message.chip || choice ? null : await watch.time('read', () => readMessage(context))
  const language = languageOf(message.text, locale)
  const queries = read ? knowledgeQueries(flow, state, read.result, message.text, engineData) : []
  const judged = await watch.time('answer', () =>
    choice
      ? lookUpChoice(knowledge, tenant, choice, state, { agent_id, language })
      : judgeQuestions(knowledge, tenant, queries, {
          agent_id,
          language: languageOf(queries.map(({ text }) => text).join(' ') || message.text, locale),
          previous: state.previous ?? null,
          page: state.page ?? null,
        }),
  )
  const presence = message.chip ? null : await getPresence(tenant, dependencies.now())
  const { request, settled } = createReplyRequest(
    context,
    {
      consulted: judged,
      stepWith: (results) =>
        inSpan('turn.plan', {}, () =>
          step(flow, state, eventOf(turn, read, results, choice, presence), engineData),
        ),
      lastPassages: () =>
        listLastPassages(knowledge, tenant, {
          transcript: transcriptOf(tenant, turn),
          agent_id,
          question: message.text,
          language,
        }),
    },
    emit,
  )
  const worded = await watch.time('word', () => writeReply(context, request, emit))
  const { next, consulted } = settled()

  const { text } = worded.result
  const citations = await citationsOf(knowledge, tenant, passagesSaid(next.plan, consulted))
  const papers = needsPapers(next)
    ? await inSpan('turn.write_papers', {}, async () =>
        writePapers(
          builtin,
          talkBuilder.at(next.state),
          await closingOf(tenant, organization, turn, next.state, dependencies.now()),
          signal,
        ),
      )
    : null
  const times = watch.stop()
  return {
    ...next,
    state: rememberSentences(next.state, text),
    text,
    outcome: outcomeOf(next, consulted),
    worded,
    read,
    consulted,
    citations,
    papers,
    times,
  }
}

const outcomeOf = ({ plan, effects }: StepResult, consulted: readonly JudgedQuestion[]): TurnOutcome =>
  outcomeOfPlan({
    plan,
    captured: capturedIn(effects),
    consulted: consulted.map(({ question, answer }) => ({ question, cited: answer?.cited ?? [] })),
  })

function eventOf(
  { message, conversation }: TurnToThink,
  read: ReasonerResult<Reading> | null,
  given: readonly QuestionResult[],
  choice: Choice | null,
  presence: Presence | null,
): ConversationEvent {
  const results = [...given]
  const { id: message_id, text, chip } = message
  if (chip) return { type: 'chip', message_id, text, ...chip }
  if (choice)
    return {
      type: 'message',
      message_id,
      text,
      reading: choiceReading(conversation.state),
      results,
      presence,
    }
  if (!read) throw new Error('What was said in words has to be read.')
  return { type: 'message', message_id, text, reading: read.result, results, presence }
}

export const isCompleted = ({ effects }: Pick<StepResult, 'effects'>) =>
  effects.some(({ type }) => type === 'completed')

/** They are written as soon as everything is known: a visitor who says nothing more leaves them complete. */
const needsPapers = (next: StepResult) => next.state.recapped === true || isCompleted(next)
