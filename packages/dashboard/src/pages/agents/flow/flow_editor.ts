import type { Agent, CompileFlowBody, Flow, FlowState } from '@foyer/sdk'
import { createContext, useContext } from 'react'
import type { EditTarget } from './edit_target.ts'

/** An edit that is not saved, as the chat beside tries it. */
export interface FlowDraft {
  edit: NonNullable<CompileFlowBody['edits']>[number]
  valid: boolean
  /** The live phases with the edit. */
  phases: FlowState[]
}

/** What the forms and cards of the board share. */
export interface FlowEditor {
  agent: Agent
  flow: Flow
  target: EditTarget | null
  open: (target: EditTarget | null) => void
  /** Whether a form has changes that are not saved. */
  isDirty: boolean
  setDirty: (isDirty: boolean) => void
  draft: FlowDraft | null
  setDraft: (draft: FlowDraft | null) => void
}

export const FlowEditorContext = createContext<FlowEditor | null>(null)

export function useFlowEditor(): FlowEditor {
  const editor = useContext(FlowEditorContext)
  if (!editor) throw new Error('Only the flow page has an editor.')
  return editor
}
