import { flowEdits, type Operation, operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { hasModel, type InstallationModel } from '../../reasoning/index.ts'
import { compileFlow } from './compilation.ts'
import * as service from './service.ts'

export function flowRoutes({ read, write }: Routes, models: { installationModel: InstallationModel }) {
  read(operations.getFlow, (_, db, { params, query }) => service.getFlow(db, params.agent_slug, query))
  read(operations.getFlowState, (_, db, { params }) => service.getFlowState(db, params.agent_slug, params.id))
  read(operations.getSlot, (_, db, { params }) => service.getSlot(db, params.agent_slug, params.id))
  read(operations.compileFlow, async (_, db, { params, body }) =>
    compileFlow(db, params.agent_slug, { ...body, has_model: await hasModel(models, db) }),
  )
  for (const id of flowEdits) {
    const operation: Operation<`${string}{agent_slug}${string}`> = operations[id]
    write(operation, (context, db, input) => service.editFlow(id, context, db, input))
  }
}
