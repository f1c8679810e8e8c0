import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { getKnowledgeSummary } from './service.ts'

export function knowledgeSummaryRoutes({ read }: Routes) {
  read(operations.getKnowledgeSummary, (_, db) => getKnowledgeSummary(db))
}
