import type { NewSlot, SlotEdit } from '../../../flow/edits/slots.ts'

/** An edit as the operation of its name takes it, and as `POST /agents/{slug}/flow/compile` tries it. */
export type FlowEditRequest =
  | { operation: 'updateSlot'; id: number; body: SlotEdit }
  | { operation: 'createSlot'; id: number; body: Omit<NewSlot, 'id'> }

/** Edits that make a flow fit the organization, with the facts they rest on and a sentence that says what they do. */
export interface FlowProposal {
  edits: FlowEditRequest[]
  summary: string
  fact_ids: number[]
}
