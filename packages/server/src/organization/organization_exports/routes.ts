import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function organizationExportRoutes({ read, write }: Routes) {
  write(operations.exportOrganization, (context, db) => service.exportOrganization(context, db))
  read(operations.listOrganizationExports, (_, db, { query }) => service.listOrganizationExports(db, query))
  read(operations.getOrganizationExport, (_, db, { params }) => service.getOrganizationExport(db, params.id))
  read(operations.getOrganizationExportFile, (_, db, { params }) =>
    service.getOrganizationExportFile(db, params.id),
  )
}
