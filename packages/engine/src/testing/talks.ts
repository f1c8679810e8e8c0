import type { QuestionResult } from '../conversation/event.ts'
import { initialState } from '../conversation/initial_state.ts'
import type { Reading } from '../conversation/reading.ts'
import type { ConversationState } from '../conversation/state.ts'
import { step } from '../conversation/step.ts'
import type { StepResult } from '../conversation/step_result.ts'
import type { AgentDefinition } from '../flow/agent_definition.ts'
import { compile } from '../flow/compile.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { FlowDefinition, PhaseDefinition } from '../flow/definition.ts'
import type { Presence } from '../office_hours/presence.ts'
import { data } from './engine_data.ts'
import { agentWith, flowOf, terminal } from './flows.ts'

/** A compiled flow; a test that hands in one that does not compile is wrong. */
export function compileFlow(flow: FlowDefinition, agent: Partial<AgentDefinition> = {}): CompiledFlow {
  const { compiled, problems } = compile(agentWith(flow, agent))
  if (!compiled) throw new Error(problems.map(({ message }) => message).join(' '))
  return compiled
}

/** These phases, and an end. */
export const flowThrough = (...phases: PhaseDefinition[]): FlowDefinition => flowOf(...phases, terminal())

/** A reading; a test names only what it is about. */
export const readingWith = (overrides: Partial<Reading> = {}): Reading => ({
  acts: [],
  captures: [],
  unclear: [],
  declined: [],
  questions: [],
  topic: null,
  ...overrides,
})

export const answerable = (question: string, ...texts: string[]): QuestionResult => ({
  question,
  asked: true,
  verdict: 'sure',
  passages: texts.map((text, index) => ({ kind: 'fact', id: index + 1, text, spoken: text, label: text })),
})

export const unanswerable = (question: string): QuestionResult => ({
  question,
  asked: true,
  verdict: 'nothing',
  passages: [],
})

/** A conversation that is taken step by step, with the readings passed in. */
export class Talk {
  readonly flow: CompiledFlow
  state: ConversationState
  last: StepResult
  #messages = 0

  constructor(flow: CompiledFlow) {
    this.flow = flow
    this.state = initialState(flow)
    this.last = this.#take(step(flow, this.state, { type: 'started' }, data))
  }

  hear(
    text: string,
    reading: Partial<Reading> = {},
    results: QuestionResult[] = [],
    presence: Presence | null = null,
  ): StepResult {
    const message_id = ++this.#messages
    const event = {
      type: 'message',
      message_id,
      text,
      reading: readingWith(reading),
      results,
      presence,
    } as const
    return this.#take(step(this.flow, this.state, event, data))
  }

  /** The visitor answers a slot in these words. */
  tell(slot: string, value: string | boolean | string[], text = String(value)): StepResult {
    return this.hear(text, { acts: ['inform'], captures: [{ slot, value, quote: text, correction: false }] })
  }

  tap(slot: string, values: string[], text: string): StepResult {
    const message_id = ++this.#messages
    return this.#take(step(this.flow, this.state, { type: 'chip', message_id, text, slot, values }, data))
  }

  acts(): string[] {
    return this.last.plan.map((item) =>
      item.act === 'ask' || item.act === 'clarify' ? `${item.act} ${item.slot}` : item.act,
    )
  }

  #take(taken: StepResult): StepResult {
    this.state = taken.state
    this.last = taken
    return taken
  }
}
