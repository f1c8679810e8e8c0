import { operations } from '@foyer/contract'
import type { Routes } from '../../http/bind.ts'
import * as service from './service.ts'

export function experimentRoutes({ read }: Routes) {
  read(operations.listExperiments, (_, db, { params, query }) =>
    service.listExperiments(db, params.slug, query),
  )
  read(operations.getExperiment, (_, db, { params }) => service.getExperiment(db, params.slug, params.id))
}
