import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function deliverableRoutes({ read }: Routes) {
  read(operations.listDeliverables, (_, db, { query }) => service.listDeliverables(db, query))
  read(operations.getDeliverable, (_, db, { params }) => service.getDeliverable(db, params.id))
  read(operations.getDeliverableDocument, (_, db, { params }, accept) =>
    service.getDeliverableDocument(db, params.id, accept),
  )
}
