import type { FlowDefinition } from '../definition.ts'
import { type EditResult, editResult } from './edit_result.ts'

export interface SettingsEdit {
  name?: string
  idle_minutes?: number | null
}

/** §4.4. Null means that a conversation never pauses. */
export function editSettings(flow: FlowDefinition, edit: SettingsEdit): EditResult {
  return editResult({
    ...flow,
    name: edit.name ?? flow.name,
    idle_minutes: edit.idle_minutes === undefined ? flow.idle_minutes : edit.idle_minutes,
  })
}
