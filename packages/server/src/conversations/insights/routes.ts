import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { getInsights } from './service.ts'

export function insightRoutes({ read }: Routes) {
  read(operations.getInsights, (context, db, { query }) => getInsights(context, db, query))
}
