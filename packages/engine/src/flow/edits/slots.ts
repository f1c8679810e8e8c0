import type { SlotDataType } from '@foyer/contract/vocabulary'
import type { FlowDefinition, PhaseDefinition, SlotDefinition, SlotTranslation } from '../definition.ts'
import { type ChoicesEdit, editChoices } from './choices.ts'
import { type EditResult, editResult, refuse, refuseArchivedPhase } from './edit_result.ts'
import { phaseById, slotById, withPhase, withPhases, withSlot } from './lookup.ts'

export interface NewSlot {
  id: number
  key: string
  data_type: SlotDataType
  title?: string | null
  required?: boolean
  enum_values?: string[] | null
  enum_labels?: Record<string, string>
  translations?: Record<string, SlotTranslation>
  description?: string | null
}

export interface SlotEdit extends ChoicesEdit {
  key?: string
  title?: string | null
  required?: boolean
  description?: string | null
  /** Moves the slot to the end of that phase. */
  state_id?: number
}

export function addSlot(flow: FlowDefinition, phaseId: number, input: NewSlot): EditResult {
  const phase = phaseById(flow, phaseId)
  if (phase.archived) return refuseArchivedPhase(phase)
  const slot: SlotDefinition = {
    id: input.id,
    key: input.key,
    title: input.title ?? null,
    data_type: input.data_type,
    required: input.required ?? false,
    enum_values: input.enum_values ?? null,
    enum_labels: input.enum_labels ?? {},
    translations: input.translations ?? {},
    description: input.description ?? null,
    archived: false,
  }
  return editResult(withPhase(flow, { ...phase, slots: [...phase.slots, slot] }))
}

export function editSlot(flow: FlowDefinition, id: number, edit: SlotEdit): EditResult {
  const { phase, slot } = slotById(flow, id)
  if (phase.archived) return refuseArchivedPhase(phase)
  if (slot.archived)
    return refuse('resource_archived', `The slot “${slot.key}” is archived: restore it first.`)
  const changed: SlotDefinition = {
    ...slot,
    ...editChoices(slot, edit),
    key: edit.key ?? slot.key,
    title: edit.title === undefined ? slot.title : edit.title,
    required: edit.required ?? slot.required,
    description: edit.description === undefined ? slot.description : edit.description,
  }
  if (edit.state_id === undefined || edit.state_id === phase.id)
    return editResult(withSlot(flow, phase, changed))
  return moveSlot(flow, phase, changed, edit.state_id)
}

export function archiveSlot(flow: FlowDefinition, id: number): EditResult {
  const { phase, slot } = slotById(flow, id)
  if (slot.archived) return editResult(flow)
  if (phase.archived) return refuseArchivedPhase(phase)
  return editResult(withSlot(flow, phase, { ...slot, archived: true }))
}

/** Inside an archived phase there is nothing to return to, whatever the slot's own state is. */
export function restoreSlot(flow: FlowDefinition, id: number): EditResult {
  const { phase, slot } = slotById(flow, id)
  if (phase.archived) return refuseArchivedPhase(phase)
  return editResult(slot.archived ? withSlot(flow, phase, { ...slot, archived: false }) : flow)
}

/** The target comes from the body, so an unknown one is the body's fault and not the caller's. */
function moveSlot(
  flow: FlowDefinition,
  from: PhaseDefinition,
  slot: SlotDefinition,
  targetId: number,
): EditResult {
  const target = flow.phases.find((phase) => phase.id === targetId)
  if (!target) return refuse('parameter_invalid', `This flow has no phase ${targetId}.`, 'state_id')
  if (target.archived) return refuseArchivedPhase(target, 'state_id')
  const phases = flow.phases.map((phase) => {
    if (phase === from) return { ...phase, slots: phase.slots.filter((other) => other.id !== slot.id) }
    return phase === target ? { ...phase, slots: [...phase.slots, slot] } : phase
  })
  return editResult(withPhases(flow, phases))
}
