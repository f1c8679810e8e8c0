import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function auditLogRoutes({ read }: Routes) {
  read(operations.listAuditLog, (_, db, { query }) => service.listAuditLog(db, query))
}
