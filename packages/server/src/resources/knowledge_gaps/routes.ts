import { operations } from '@foyer/contract'
import type { Routes } from '../../http/bind.ts'
import * as service from './service.ts'

export function knowledgeGapRoutes({ read, write }: Routes) {
  read(operations.listKnowledgeGaps, (_, db, { query }) => service.listKnowledgeGaps(db, query))
  read(operations.getKnowledgeGap, (_, db, { params }) => service.getKnowledgeGap(db, params.id))
  write(operations.resolveKnowledgeGap, (context, db, { params, body }) =>
    service.resolveKnowledgeGap(context, db, params.id, body),
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
