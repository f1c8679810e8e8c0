import type { PhaseKind, ToolName } from '@foyer/contract/vocabulary'
import { type FlowDefinition, livePhases, type PhaseDefinition } from '../definition.ts'
import { type EditResult, editResult, refuse, refuseArchivedPhase } from './edit_result.ts'
import { phaseById, withPhase, withPhases } from './lookup.ts'
import { derivePhaseKey } from './phase_key.ts'
import { inListOrder, mergeToolSettings, settingsOfTools, type ToolSettingsEdit } from './tool_settings.ts'

export interface NewPhase {
  id: number
  title: string
  key?: string
  kind?: PhaseKind
  objective?: string
  exit_criteria?: string
  max_turns?: number
  tools?: ToolName[]
  tool_settings?: ToolSettingsEdit
  position?: number
}

export interface PhaseEdit {
  title?: string
  objective?: string
  exit_criteria?: string
  max_turns?: number
  tools?: ToolName[]
  tool_settings?: ToolSettingsEdit
}

export function addPhase(flow: FlowDefinition, input: NewPhase): EditResult {
  const phase: PhaseDefinition = {
    id: input.id,
    key: input.key ?? derivePhaseKey(flow, input.title),
    title: input.title,
    position: 0,
    kind: input.kind ?? 'step',
    objective: input.objective ?? '',
    exit_criteria: input.exit_criteria ?? '',
    max_turns: input.max_turns ?? 6,
    tools: inListOrder(input.tools ?? []),
    tool_settings: mergeToolSettings({}, input.tool_settings ?? {}),
    archived: false,
    slots: [],
  }
  const last = livePhases(flow).length + 1
  const { position } = input
  if (position !== undefined && (!Number.isInteger(position) || position < 1 || position > last)) {
    return refuse(
      'parameter_invalid',
      `There is no position ${position}: choose one from 1 to ${last}.`,
      'position',
    )
  }
  return editResult(withPhases(flow, flow.phases.toSpliced(indexFor(flow, phase, position), 0, phase)))
}

/** §4.1: `tools` is applied first and replaces the set, then `tool_settings` merges into what is left. */
export function editPhase(flow: FlowDefinition, id: number, edit: PhaseEdit): EditResult {
  const phase = phaseById(flow, id)
  if (phase.archived) return refuseArchivedPhase(phase)
  const tools = edit.tools ? inListOrder(edit.tools) : phase.tools
  const keptSettings = edit.tools ? settingsOfTools(phase.tool_settings, tools) : phase.tool_settings
  const changed: PhaseDefinition = {
    ...phase,
    title: edit.title ?? phase.title,
    objective: edit.objective ?? phase.objective,
    exit_criteria: edit.exit_criteria ?? phase.exit_criteria,
    max_turns: edit.max_turns ?? phase.max_turns,
    tools,
    tool_settings: mergeToolSettings(keptSettings, edit.tool_settings ?? {}),
  }
  return editResult(withPhase(flow, changed))
}

export function archivePhase(flow: FlowDefinition, id: number): EditResult {
  const phase = phaseById(flow, id)
  if (phase.archived) return editResult(flow)
  if (phase.kind === 'terminal') {
    return refuse(
      'resource_in_use',
      `“${phase.title}” ends the conversation: a flow keeps its terminal phase.`,
    )
  }
  const others = livePhases(flow).filter((other) => other.kind !== 'terminal' && other.id !== id)
  if (others.length === 0) {
    return refuse(
      'resource_in_use',
      `“${phase.title}” is the last phase before the end: add or restore another phase first.`,
    )
  }
  return editResult(withPhase(flow, { ...phase, archived: true }))
}

export function restorePhase(flow: FlowDefinition, id: number): EditResult {
  const phase = phaseById(flow, id)
  return editResult(phase.archived ? withPhase(flow, { ...phase, archived: false }) : flow)
}

/** Before the live phase that has the position now; without one, last: for a step, before the terminal. */
function indexFor(flow: FlowDefinition, phase: PhaseDefinition, position: number | undefined): number {
  const next = flow.phases.findIndex((other) => {
    if (other.archived) return false
    if (position !== undefined) return other.position === position
    // Without a position, a phase goes before the terminal one.
    return other.kind === 'terminal' && phase.kind !== 'terminal'
  })
  return next < 0 ? flow.phases.length : next
}
