import { operations } from '@foyer/contract'
import type { Routes } from '../../http/bind.ts'
import { compileFlow } from './compilation.ts'
import * as service from './service.ts'

export function flowRoutes({ read, write }: Routes) {
  read(operations.getFlow, (_, db, { params, query }) => service.getFlow(db, params.agent_slug, query))
  write(operations.updateFlow, service.updateFlow)
  write(operations.createFlowState, service.createFlowState)
  read(operations.getFlowState, (_, db, { params }) => service.getFlowState(db, params.agent_slug, params.id))
  write(operations.updateFlowState, service.updateFlowState)
  write(operations.archiveFlowState, service.archiveFlowState)
  write(operations.restoreFlowState, service.restoreFlowState)
  write(operations.createSlot, service.createSlot)
  read(operations.getSlot, (_, db, { params }) => service.getSlot(db, params.agent_slug, params.id))
  write(operations.updateSlot, service.updateSlot)
  write(operations.archiveSlot, service.archiveSlotOf)
  write(operations.restoreSlot, service.restoreSlotOf)
  write(operations.orderFlowStates, service.orderFlowStates)
  write(operations.orderSlots, service.orderSlotsOf)
  read(operations.compileFlow, (_, db, { params, body }) => compileFlow(db, params.agent_slug, body))
}
