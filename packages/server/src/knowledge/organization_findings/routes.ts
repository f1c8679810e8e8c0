import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function organizationFindingRoutes({ read, write }: Routes) {
  read(operations.getOrganizationFindings, (_, db, { query }) => service.getOrganizationFindings(db, query))
  write(operations.applyOrganizationFindings, async (context, db, { body: { fields, source_ids } }) => {
    if (source_ids) await service.refuseUnknownSources(db, source_ids)
    const findings = await service.listOrganizationFindings(db, { ...(source_ids && { source_ids }) })
    return service.applyOrganizationFindings(context, db, findings, fields)
  })
}
