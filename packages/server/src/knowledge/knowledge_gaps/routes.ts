import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { AnswerChecker } from '../checking/check_answer.ts'
import * as service from './service.ts'

export function knowledgeGapRoutes({ read, write, reachOut }: Routes, checker: AnswerChecker) {
  read(operations.listKnowledgeGaps, (_, db, { query }) => service.listKnowledgeGaps(db, query))
  read(operations.getKnowledgeGap, (_, db, { params }) => service.getKnowledgeGap(db, params.id))
  reachOut(operations.resolveKnowledgeGap, (context, tenant, { params, body }) =>
    service.resolveKnowledgeGap(checker, context, tenant, params.id, body),
  )
  reachOut(operations.checkKnowledgeGap, (context, tenant, { params }) =>
    service.checkKnowledgeGap(checker, context, tenant, params.id),
  )
  write(operations.judgeKnowledgeGap, (context, db, { params, body }) =>
    service.judgeKnowledgeGap(context, db, params.id, body),
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
