import { operations } from '@foyer/contract'
import type { Routes } from '../../../platform/http/index.ts'
import * as service from './service.ts'

export function fitCriterionRoutes({ read, write }: Routes) {
  read(operations.listFitCriteria, (_, db, { query }) => service.listFitCriteria(db, query))
  write(operations.createFitCriterion, (context, db, { body }) =>
    service.createFitCriterion(context, db, body),
  )
  read(operations.getFitCriterion, (_, db, { params }) => service.getFitCriterion(db, params.id))
  write(operations.updateFitCriterion, (context, db, { params, body }) =>
    service.updateFitCriterion(context, db, params.id, body),
  )
  write(operations.archiveFitCriterion, (context, db, { params }) =>
    service.archiveFitCriterion(context, db, params.id),
  )
  write(operations.restoreFitCriterion, (context, db, { params }) =>
    service.restoreFitCriterion(context, db, params.id),
  )
}
