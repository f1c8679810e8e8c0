import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function auditLogRoutes({ list }: Routes) {
  list(operations.listAuditLog, (_, db, { query }) => service.listAuditLog(db, query))
}
