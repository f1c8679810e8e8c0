import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function standingCheckRoutes({ read, write }: Routes) {
  read(operations.listStandingChecks, (_, db, { query }) => service.listStandingChecks(db, query))
  write(operations.createStandingCheck, (context, db, { body }) =>
    service.createStandingCheck(context, db, body),
  )
  read(operations.getStandingCheck, (_, db, { params }) => service.getStandingCheck(db, params.id))
  write(operations.updateStandingCheck, (context, db, { params, body }) =>
    service.updateStandingCheck(context, db, params.id, body),
  )
  write(operations.archiveStandingCheck, (context, db, { params }) =>
    service.archiveStandingCheck(context, db, params.id),
  )
  write(operations.restoreStandingCheck, (context, db, { params }) =>
    service.restoreStandingCheck(context, db, params.id),
  )
}
