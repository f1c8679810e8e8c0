import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Printer } from './pdf/printer.ts'
import * as service from './service.ts'
import { shareDeliverable, unshareDeliverable } from './sharing.ts'

export interface DeliverableDependencies {
  printer: Printer
  /** Where links lead to. */
  publicUrl: string
}

export function deliverableRoutes({ read, write }: Routes, { printer, publicUrl }: DeliverableDependencies) {
  read(operations.listDeliverables, (_, db, { query }) => service.listDeliverables(db, query))
  read(operations.getDeliverable, (_, db, { params }) => service.getDeliverable(db, params.id))
  read(operations.getDeliverableDocument, (_, db, { params }, accept) =>
    service.getDeliverableDocument(printer, db, params.id, accept),
  )
  write(operations.shareDeliverable, (context, db, { params, body }) =>
    shareDeliverable(publicUrl, context, db, params.id, body),
  )
  write(operations.unshareDeliverable, (context, db, { params }) =>
    unshareDeliverable(context, db, params.id),
  )
}
