import type { FlowDefinition, PhaseDefinition } from '../definition.ts'

/** Why an edit could not even be tried; what the compiler finds is a `Problem`. */
export interface Refusal {
  code: 'resource_archived' | 'resource_in_use' | 'parameter_invalid'
  message: string
  param?: string
}

export type EditResult = { flow: FlowDefinition } | { refused: Refusal }

export const editResult = (flow: FlowDefinition): EditResult => ({ flow })

export function refuse(code: Refusal['code'], message: string, param?: string): { refused: Refusal } {
  return { refused: param === undefined ? { code, message } : { code, message, param } }
}

export function refuseArchivedPhase(phase: PhaseDefinition, param?: string): { refused: Refusal } {
  return refuse('resource_archived', `The phase “${phase.title}” is archived: restore it first.`, param)
}
