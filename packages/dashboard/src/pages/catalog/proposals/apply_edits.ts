import type { CreateSlotBody, Foyer, UpdateSlotBody } from '@foyer/sdk'
import type { SlotEdit } from './slot_options.ts'

/** Applies proposed edits by the flow's own operations, in their order. */
export async function applyEdits(foyer: Foyer, agent: string, edits: readonly SlotEdit[]): Promise<void> {
  for (const { operation, id = 0, body = {} } of edits) {
    if (operation === 'createSlot')
      await foyer.flow.slots.create(agent, id, body as unknown as CreateSlotBody)
    else if (operation === 'updateSlot') await foyer.flow.slots.update(agent, id, body as UpdateSlotBody)
    else throw new Error(`Proposals do not use ${operation}.`)
  }
}
