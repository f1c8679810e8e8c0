import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Retention } from '../../platform/queue/index.ts'
import * as service from './service.ts'

export function profileRoutes({ read, write }: Routes, retention: Retention) {
  read(operations.getOrganization, (_, db) => service.getOrganization(db))
  write(operations.updateOrganization, (context, db, { body }) =>
    service.updateOrganization(context, db, body),
  )
  write(operations.pauseOrganization, (context, db) => service.pauseOrganization(context, db))
  write(operations.resumeOrganization, (context, db) => service.resumeOrganization(context, db))
  read(operations.getOrganizationRetention, (_, db) => service.getOrganizationRetention(retention, db))
  read(operations.getOrganizationUsage, (context, db, { query }) =>
    service.getOrganizationUsage(context, db, query),
  )
}
