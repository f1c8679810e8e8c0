import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { acceptCatalogGeneration } from './accept_all.ts'
import { dismissCatalogFinding } from './dismiss.ts'
import * as service from './service.ts'

export function catalogGenerationRoutes({ read, write }: Routes) {
  read(operations.listCatalogGenerations, (_, db, { query }) => service.listCatalogGenerations(db, query))
  read(operations.getCatalogGeneration, (_, db, { params }) => service.getCatalogGeneration(db, params.id))
  write(operations.createCatalogGeneration, (context, db, { body }) =>
    service.createCatalogGeneration(context, db, body),
  )
  write(operations.acceptCatalogGeneration, (context, db, { params }) =>
    acceptCatalogGeneration(context, db, params.id),
  )
  write(operations.dismissCatalogFinding, (context, db, { params, body }) =>
    dismissCatalogFinding(context, db, params.id, body),
  )
}
