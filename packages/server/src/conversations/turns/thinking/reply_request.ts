import { phaseOf, type QuestionResult, type StepResult, spokenLocale } from '@foyer/engine'
import type { ReplyRequest } from '../../../reasoning/index.ts'
import type { EmitTurnEvent } from '../dependencies.ts'
import type { JudgedQuestion } from './judge_questions.ts'
import { visitorOf } from './talk_builder.ts'
import type { ThinkingContext } from './thinking_context.ts'

/** What the reply came to: the step that holds, and the questions as they turned out. */
interface SettledReply {
  next: StepResult
  consulted: JudgedQuestion[]
}

interface ReplyRequestInput {
  consulted: readonly JudgedQuestion[]
  stepWith(results: readonly QuestionResult[]): StepResult
  lastPassages: ReplyRequest['lastPassages']
}

/** What a reasoner is asked to say, and what it made of it. */
export function createReplyRequest(
  context: ThinkingContext,
  { consulted, stepWith, lastPassages }: ReplyRequestInput,
  emit: EmitTurnEvent,
): { request: ReplyRequest; settled(): SettledReply } {
  let settled: SettledReply | undefined
  const tellStep = createStepTeller(emit)
  const planned = (next: StepResult) => ({
    talk: context.talkBuilder.at(next.state),
    input: wordingInput(context, next),
  })
  return {
    request: {
      results: consulted,
      lastPassages,
      plan: (results) => planned(stepWith(results)),
      settle(results) {
        const next = stepWith(results)
        settled = { next, consulted: withOutcomes(consulted, results) }
        tellStep(next)
        return planned(next)
      },
    },
    settled() {
      if (!settled) throw new Error('A reply rests on a plan.')
      return settled
    },
  }
}

const withOutcomes = (consulted: readonly JudgedQuestion[], results: readonly QuestionResult[]) =>
  consulted.map((judged, at) => {
    const { verdict, passages } = results[at] ?? judged
    return { ...judged, verdict, passages }
  })

/** Tells what was captured and where the conversation goes before the first word; nothing of it twice. */
function createStepTeller(emit: EmitTurnEvent) {
  const told = new Set<string>()
  const tell = (event: 'captured' | 'phase', data: object) => {
    const mark = JSON.stringify([event, data])
    if (told.has(mark)) return
    told.add(mark)
    emit(event, data)
  }
  return ({ effects }: StepResult) => {
    for (const effect of effects) {
      if (effect.type === 'slot_captured') tell('captured', { slot: effect.slot, value: effect.answer.value })
      if (effect.type === 'phase_entered') tell('phase', { phase: effect.phase })
    }
  }
}

function wordingInput({ turn, organization }: ThinkingContext, { plan, state }: StepResult) {
  const { flow, conversation } = turn
  return {
    plan,
    flow,
    phase: phaseOf(flow, state),
    organization: { name: organization.name },
    agent: { name: conversation.agent_name },
    locale: spokenLocale(state, conversation.locale),
    default_locale: organization.default_locale,
    visitor: visitorOf(conversation),
    answers: state.answers,
    seed: `${conversation.id}:${state.turns}`,
    said: state.said,
  }
}
