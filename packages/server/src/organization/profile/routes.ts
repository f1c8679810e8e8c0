import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function profileRoutes({ read, write }: Routes) {
  read(operations.getOrganization, (_, db) => service.getOrganization(db))
  write(operations.updateOrganization, (context, db, { body }) =>
    service.updateOrganization(context, db, body),
  )
  write(operations.pauseOrganization, (context, db) => service.pauseOrganization(context, db))
  write(operations.resumeOrganization, (context, db) => service.resumeOrganization(context, db))
  read(operations.getOrganizationUsage, (context, db, { query }) =>
    service.getOrganizationUsage(context, db, query),
  )
}
