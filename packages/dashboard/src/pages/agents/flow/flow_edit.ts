import type {
  CompileFlowBody,
  CreateFlowStateBody,
  CreateSlotBody,
  Foyer,
  UpdateFlowBody,
  UpdateFlowStateBody,
  UpdateSlotBody,
} from '@foyer/sdk'

/** One edit of a flow: compiled and tried in the chat as it is, and saved by the operation of its name. */
export type FlowEdit =
  | { operation: 'updateFlow'; body: UpdateFlowBody }
  | { operation: 'createFlowState'; body: CreateFlowStateBody }
  | { operation: 'updateFlowState'; id: number; body: UpdateFlowStateBody }
  | { operation: 'createSlot'; id: number; body: CreateSlotBody }
  | { operation: 'updateSlot'; id: number; body: UpdateSlotBody }

type CompiledEdit = NonNullable<CompileFlowBody['edits']>[number]

/** As the API takes edits that are only tried. */
export const compiledEdit = (edit: FlowEdit): CompiledEdit => ({ ...edit, body: { ...edit.body } })

interface SaveOptions {
  /** The version that the edit was made on: whoever was faster is not overwritten. */
  version: number
  idempotencyKey: string
}

export function saveEdit(
  foyer: Foyer,
  slug: string,
  edit: FlowEdit,
  { version, idempotencyKey }: SaveOptions,
): Promise<unknown> {
  const options = { ifMatch: etagOf(version), idempotencyKey }
  switch (edit.operation) {
    case 'updateFlow':
      return foyer.flow.update(slug, edit.body, options)
    case 'createFlowState':
      return foyer.flow.states.create(slug, edit.body, options)
    case 'updateFlowState':
      return foyer.flow.states.update(slug, edit.id, edit.body, options)
    case 'createSlot':
      return foyer.flow.slots.create(slug, edit.id, edit.body, options)
    case 'updateSlot':
      return foyer.flow.slots.update(slug, edit.id, edit.body, options)
  }
}

export const etagOf = (version: number) => `"${version}"`
