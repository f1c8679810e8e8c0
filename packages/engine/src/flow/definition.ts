import type { Archetype, PhaseKind, SlotDataType, ToolName } from '@foyer/contract/vocabulary'

/** What one locale says differently about a slot (§2.3). */
export interface SlotTranslation {
  title?: string
  enum_labels?: Record<string, string>
}

/** An answer the agent captures from a visitor (§2.3). */
export interface SlotDefinition {
  id: number
  key: string
  title: string | null
  data_type: SlotDataType
  required: boolean
  enum_values: string[] | null
  enum_labels: Record<string, string>
  translations: Record<string, SlotTranslation>
  description: string | null
  archived: boolean
}

/** Only what the owner set explicitly; defaults are filled on the way out (§2.2). */
export type ToolSettings = Partial<Record<ToolName, Record<string, number>>>

/** A step of the conversation (§2.2). */
export interface PhaseDefinition {
  id: number
  key: string
  title: string
  position: number
  kind: PhaseKind
  objective: string
  exit_criteria: string
  max_turns: number
  tools: ToolName[]
  tool_settings: ToolSettings
  archived: boolean
  slots: SlotDefinition[]
}

/**
 * A flow as its owner authored it (§2.1). The order of `phases` and `slots` is their order; archived ones
 * stay at their place, so that a restore returns them there.
 */
export interface FlowDefinition {
  name: string
  archetype: Archetype
  idle_minutes: number | null
  phases: PhaseDefinition[]
}

/** A live slot together with the live phase that asks for it. */
export interface LiveSlot {
  phase: PhaseDefinition
  slot: SlotDefinition
}

export function livePhases(flow: FlowDefinition): PhaseDefinition[] {
  return flow.phases.filter((phase) => !phase.archived)
}

export function liveSlots(phase: PhaseDefinition): SlotDefinition[] {
  return phase.slots.filter((slot) => !slot.archived)
}

/** Every slot that a conversation could fill: live slots of live phases. */
export function liveSlotsOf(flow: FlowDefinition): LiveSlot[] {
  return livePhases(flow).flatMap((phase) => liveSlots(phase).map((slot) => ({ phase, slot })))
}

const choiceTypes: readonly SlotDataType[] = ['enum', 'band', 'multi_enum']

/** Whether answers of this type are picked from `enum_values`. */
export function isChoice(data_type: SlotDataType): boolean {
  return choiceTypes.includes(data_type)
}
