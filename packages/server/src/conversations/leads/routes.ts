import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function leadRoutes({ read }: Routes) {
  read(operations.listLeads, (context, db, { query }, accept) =>
    service.listLeads(context, db, query, accept),
  )
}
