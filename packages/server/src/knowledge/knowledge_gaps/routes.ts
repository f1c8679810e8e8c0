import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Knowledge } from '../answering/knowledge.ts'
import * as service from './service.ts'

export function knowledgeGapRoutes({ read, write, reachOut }: Routes, knowledge: Knowledge) {
  read(operations.listKnowledgeGaps, (_, db, { query }) => service.listKnowledgeGaps(db, query))
  read(operations.getKnowledgeGap, (_, db, { params }) => service.getKnowledgeGap(db, params.id))
  reachOut(operations.resolveKnowledgeGap, (context, tenant, { params, body }) =>
    service.resolveKnowledgeGap(knowledge, context, tenant, params.id, body),
  )
  reachOut(operations.checkKnowledgeGap, (context, tenant, { params }) =>
    service.checkKnowledgeGap(knowledge, context, tenant, params.id),
  )
  write(operations.reopenKnowledgeGap, (context, db, { params }) =>
    service.reopenKnowledgeGap(context, db, params.id),
  )
  write(operations.archiveKnowledgeGap, (context, db, { params }) =>
    service.archiveKnowledgeGap(context, db, params.id),
  )
  write(operations.restoreKnowledgeGap, (context, db, { params }) =>
    service.restoreKnowledgeGap(context, db, params.id),
  )
}
