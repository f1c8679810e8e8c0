import {
  type CompiledFlow,
  initialState,
  outcomeOfPlan,
  phaseOf,
  rememberSentences,
  type StepResult,
  step,
  type WordingInput,
  wordPlan,
} from '@foyer/engine'
import { loadEngineData } from '../../reasoning/index.ts'
import { planTrace } from '../traces/plan_trace.ts'
import type { PlanTrace } from '../traces/stored_trace.ts'
import type { FrozenVersions } from './repository.ts'

export interface Opening extends Omit<StepResult, 'effects'> {
  text: string
  trace: PlanTrace
}

interface OpeningInput extends Pick<WordingInput, 'organization' | 'agent' | 'locale' | 'default_locale'> {
  visitor: WordingInput['visitor'] & { email?: string }
  flow: CompiledFlow
  versions: FrozenVersions
  conversation_id: number
}

/**
 * The agent's first message. The builtin reasoner words it whatever is set: nobody waits for a model before there is
 * anything to answer.
 */
export function opening({ flow, versions, conversation_id, ...told }: OpeningInput): Opening {
  const began = performance.now()
  const { state, plan, chips, links } = step(
    flow,
    initialState(flow, told.visitor),
    { type: 'started' },
    loadEngineData(),
  )
  const phase = phaseOf(flow, state)
  const { organization, agent, visitor } = told
  const { text, voice } = wordPlan({
    plan,
    flow,
    phase,
    organization: { name: organization.name },
    agent: { name: agent.name },
    locale: told.locale,
    default_locale: told.default_locale,
    visitor,
    answers: state.answers,
    seed: `${conversation_id}:${state.turns}`,
    said: state.said,
  })
  const took = Math.round(performance.now() - began)
  const trace = planTrace({
    conversation: { phase: state.phase, frozen_versions: versions },
    phase: state.phase,
    plan,
    outcome: outcomeOfPlan({ plan, captured: [], consulted: [] }),
    effects: [],
    consulted: [],
    reading: null,
    voice,
    milliseconds: { read: 0, answer: 0, word: took, total: took },
  })
  return { state: rememberSentences(state, text), plan, chips, links, text, trace }
}
