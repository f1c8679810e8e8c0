import type { PhaseKind, SlotDataType, ToolName } from '@foyer/contract/vocabulary'
import type { PhaseDefinition, SlotDefinition } from '../flow/definition.ts'

/** A slot as a seed writes it down: what it does not say has the default of a create. */
interface SeedSlot {
  key: string
  title: string
  data_type: SlotDataType
  required?: true
  /** Value to label, in order. */
  choices?: Record<string, string>
  description?: string
}

export interface SeedPhase {
  key: string
  title: string
  kind?: PhaseKind
  objective: string
  exit_criteria: string
  max_turns: number
  tools: ToolName[]
  slots?: SeedSlot[]
}

export function phaseFromSeed(seed: SeedPhase, position: number, nextId: () => number): PhaseDefinition {
  return {
    id: nextId(),
    key: seed.key,
    title: seed.title,
    position,
    kind: seed.kind ?? 'step',
    objective: seed.objective,
    exit_criteria: seed.exit_criteria,
    max_turns: seed.max_turns,
    tools: [...seed.tools],
    tool_settings: {},
    archived: false,
    slots: (seed.slots ?? []).map((slot) => slotFromSeed(slot, nextId)),
  }
}

function slotFromSeed(seed: SeedSlot, nextId: () => number): SlotDefinition {
  return {
    id: nextId(),
    key: seed.key,
    title: seed.title,
    data_type: seed.data_type,
    required: seed.required ?? false,
    enum_values: seed.choices ? Object.keys(seed.choices) : null,
    enum_labels: { ...seed.choices },
    translations: {},
    description: seed.description ?? null,
    archived: false,
  }
}
