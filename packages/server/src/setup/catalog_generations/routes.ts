import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function catalogGenerationRoutes({ read, write }: Routes) {
  read(operations.listCatalogGenerations, (_, db, { query }) => service.listCatalogGenerations(db, query))
  read(operations.getCatalogGeneration, (_, db, { params }) => service.getCatalogGeneration(db, params.id))
  write(operations.createCatalogGeneration, (context, db, { body }) =>
    service.createCatalogGeneration(context, db, body),
  )
}
