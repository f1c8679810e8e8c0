import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { type Outbound, refusePrivateAddress } from '../../platform/outbound/index.ts'
import * as service from './service.ts'

/** `outbound` knows which private addresses may be read. */
export function knowledgeSourceRoutes({ read, write }: Routes, outbound: Outbound) {
  read(operations.listKnowledgeSources, (_, db, { query }) => service.listKnowledgeSources(db, query))
  write(operations.createKnowledgeSource, (context, db, { body }) => {
    refusePrivateAddress(outbound, body.url, 'url')
    return service.createKnowledgeSource(context, db, body)
  })
  read(operations.getKnowledgeSource, (_, db, { params }) => service.getKnowledgeSource(db, params.id))
  write(operations.updateKnowledgeSource, (context, db, { params, body }) => {
    refusePrivateAddress(outbound, body.url, 'url')
    return service.updateKnowledgeSource(context, db, params.id, body)
  })
  write(operations.deleteKnowledgeSource, (context, db, { params }) =>
    service.deleteKnowledgeSource(context, db, params.id),
  )
  write(operations.archiveKnowledgeSource, (context, db, { params }) =>
    service.archiveKnowledgeSource(context, db, params.id),
  )
  write(operations.restoreKnowledgeSource, (context, db, { params }) =>
    service.restoreKnowledgeSource(context, db, params.id),
  )
  write(operations.ingestKnowledgeSource, (context, db, { params, body }) =>
    service.ingestKnowledgeSource(context, db, params.id, body),
  )
  read(operations.listKnowledgePassages, (_, db, { params, query }) =>
    service.listKnowledgePassages(db, params.id, query),
  )
}
