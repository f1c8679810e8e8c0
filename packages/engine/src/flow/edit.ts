/**
 * Every edit of a flow: definition -> definition, pure. Ids of new rows are passed in. An edit only refuses
 * what cannot be tried at all; whether the result is a flow is for `trialCompile` to say.
 */
export type { EditResult, Refusal } from './edits/edit_result.ts'
export { orderPhases, orderSlots } from './edits/order.ts'
export {
  addPhase,
  archivePhase,
  editPhase,
  type NewPhase,
  type PhaseEdit,
  restorePhase,
} from './edits/phases.ts'
export { type FlowOutline, type PhaseOutline, reshape, type SlotOutline } from './edits/reshape.ts'
export { editSettings, type SettingsEdit } from './edits/settings.ts'
export { addSlot, archiveSlot, editSlot, type NewSlot, restoreSlot, type SlotEdit } from './edits/slots.ts'
export type { ToolSettingsEdit } from './edits/tool_settings.ts'
export { normalize } from './normalize.ts'
export { sameFlow } from './same_flow.ts'
