import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function flowVersionRoutes({ read, write }: Routes) {
  read(operations.listFlowVersions, (_, db, { params, query }) =>
    service.listFlowVersions(db, params.agent_slug, query),
  )
  read(operations.getFlowVersion, (_, db, { params }) =>
    service.getFlowVersion(db, params.agent_slug, params.version),
  )
  read(operations.diffFlowVersions, (_, db, { params, query }) =>
    service.diffFlowVersions(db, params.agent_slug, params.version, query.against),
  )
  write(operations.revertFlow, (context, db, { params, ifMatch }) =>
    service.revertFlow(context, db, params.agent_slug, params.version, ifMatch),
  )
}
