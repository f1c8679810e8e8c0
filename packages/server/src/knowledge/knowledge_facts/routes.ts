import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { batchUpdateKnowledgeFacts } from './batch_update.ts'
import { correctKnowledgeFact } from './correct.ts'
import * as service from './service.ts'

export function knowledgeFactRoutes({ read, write }: Routes) {
  read(operations.listKnowledgeFacts, (_, db, { query }) => service.listKnowledgeFacts(db, query))
  write(operations.createKnowledgeFact, (context, db, { body }) =>
    service.createKnowledgeFact(context, db, body),
  )
  read(operations.getKnowledgeFact, (_, db, { params }) => service.getKnowledgeFact(db, params.id))
  write(operations.updateKnowledgeFact, (context, db, { params, body }) =>
    service.updateKnowledgeFact(context, db, params.id, body),
  )
  write(operations.correctKnowledgeFact, (context, db, { params, body }) =>
    correctKnowledgeFact(context, db, params.id, body),
  )
  write(operations.batchUpdateKnowledgeFacts, (context, db, { body }) =>
    batchUpdateKnowledgeFacts(context, db, body),
  )
  write(operations.archiveKnowledgeFact, (context, db, { params, body }) =>
    service.archiveKnowledgeFact(context, db, params.id, body),
  )
  write(operations.restoreKnowledgeFact, (context, db, { params }) =>
    service.restoreKnowledgeFact(context, db, params.id),
  )
  write(operations.excludeKnowledgeFact, (context, db, { params, body }) =>
    service.excludeKnowledgeFact(context, db, params.id, body),
  )
  write(operations.includeKnowledgeFact, (context, db, { params, body }) =>
    service.includeKnowledgeFact(context, db, params.id, body),
  )
}
