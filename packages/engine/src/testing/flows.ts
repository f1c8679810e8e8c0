import { type PromptKind, promptKinds } from '@foyer/contract/vocabulary'
import type { AgentDefinition } from '../flow/agent_definition.ts'
import type { FlowDefinition, PhaseDefinition, SlotDefinition } from '../flow/definition.ts'

/** A valid slot; a test names only what it is about. */
export function slot(id: number, overrides: Partial<SlotDefinition> = {}): SlotDefinition {
  return {
    id,
    key: `slot_${id}`,
    title: null,
    data_type: 'string',
    required: false,
    enum_values: null,
    enum_labels: {},
    translations: {},
    description: null,
    archived: false,
    ...overrides,
  }
}

export function phase(id: number, overrides: Partial<PhaseDefinition> = {}): PhaseDefinition {
  return {
    id,
    key: `phase_${id}`,
    title: `Phase ${id}`,
    position: 0,
    kind: 'step',
    objective: '',
    exit_criteria: '',
    max_turns: 6,
    tools: [],
    tool_settings: {},
    archived: false,
    slots: [],
    ...overrides,
  }
}

export const terminal = (id = 9): PhaseDefinition => phase(id, { key: 'end', title: 'End', kind: 'terminal' })

/** A flow of exactly these phases, frozen, so that a test fails when anything writes into its input. */
export function flowOf(...phases: PhaseDefinition[]): FlowDefinition {
  let liveBefore = 0
  const numbered = phases.map((each) => {
    const position = liveBefore + 1
    if (!each.archived) liveBefore += 1
    return { ...each, position }
  })
  return deepFreeze({ name: 'Flow', archetype: 'discovery', idle_minutes: 30, phases: numbered })
}

/** One phase with these slots, and an end. */
export function flowWithSlots(...slots: SlotDefinition[]): FlowDefinition {
  return flowOf(phase(1, { tools: ['capture_slots'], slots }), terminal())
}

export function agentWith(flow: FlowDefinition, overrides: Partial<AgentDefinition> = {}): AgentDefinition {
  const prompts = Object.fromEntries(
    promptKinds.map((kind) => [kind, { version: 1, body: `The ${kind} prompt.` }]),
  )
  return {
    flow,
    prompts: prompts as Record<PromptKind, { version: number; body: string }>,
    pages: [],
    languages: ['en'],
    identity: null,
    voice: null,
    services: [],
    fit_criteria: [],
    deliverable_templates: [],
    ...overrides,
  }
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) deepFreeze(member)
    Object.freeze(value)
  }
  return value
}
