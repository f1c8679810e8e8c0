import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function ingestionRunRoutes({ read, write }: Routes) {
  read(operations.listIngestionRuns, (_, db, { query }) => service.listIngestionRuns(db, query))
  read(operations.getIngestionRun, (_, db, { params }) => service.getIngestionRun(db, params.id))
  write(operations.applyIngestionRun, (context, db, { params }) =>
    service.applyIngestionRun(context, db, params.id),
  )
}
