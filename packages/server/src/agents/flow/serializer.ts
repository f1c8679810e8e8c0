import {
  effectiveToolSettings,
  type FlowDefinition,
  type PhaseDefinition,
  type SlotDefinition,
} from '@foyer/engine'

/** Definitions as the API shows them (§2.1 to §2.3): archived parts only on request, tool defaults filled. */

interface Shown {
  include_archived?: boolean
}

const visible = <Part extends { archived: boolean }>(parts: Part[], { include_archived }: Shown) =>
  include_archived ? parts : parts.filter((part) => !part.archived)

export function representSlot(slot: SlotDefinition) {
  const {
    id,
    key,
    title,
    data_type,
    required,
    enum_values,
    enum_labels,
    translations,
    description,
    archived,
  } = slot
  return {
    object: 'information_slot' as const,
    id,
    key,
    title,
    data_type,
    required,
    enum_values,
    enum_labels,
    translations,
    description,
    archived,
  }
}

export function representPhase(phase: PhaseDefinition, shown: Shown = {}) {
  const { id, key, title, position, kind, objective, exit_criteria, max_turns, tools, archived } = phase
  return {
    object: 'flow_state' as const,
    id,
    key,
    title,
    position,
    kind,
    objective,
    exit_criteria,
    max_turns,
    tools,
    tool_settings: effectiveToolSettings(phase) as Record<string, Record<string, number>>,
    archived,
    slots: visible(phase.slots, shown).map(representSlot),
  }
}

export function representFlow(agent: string, version: number, flow: FlowDefinition, shown: Shown = {}) {
  return {
    object: 'flow' as const,
    agent,
    name: flow.name,
    version,
    phases: visible(flow.phases, shown).map((phase) => representPhase(phase, shown)),
    archetype: flow.archetype,
    idle_minutes: flow.idle_minutes,
  }
}
