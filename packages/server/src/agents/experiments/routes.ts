import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function experimentRoutes({ read, write }: Routes) {
  read(operations.listExperiments, (_, db, { params, query }) =>
    service.listExperiments(db, params.slug, query),
  )
  write(operations.createExperiment, (context, db, { params, body }) =>
    service.createExperiment(context, db, params.slug, body),
  )
  read(operations.getExperiment, (_, db, { params }) => service.getExperiment(db, params.slug, params.id))
  write(operations.startExperiment, (context, db, { params }) =>
    service.startExperiment(context, db, params.slug, params.id),
  )
  write(operations.stopExperiment, (context, db, { params, body }) =>
    service.stopExperiment(context, db, params.slug, params.id, body),
  )
}
