import { operations } from '@foyer/contract'
import type { Routes } from '../../../platform/http/index.ts'
import * as service from './service.ts'

export function serviceRoutes({ read, write }: Routes) {
  read(operations.listServices, (_, db, { query }) => service.listServices(db, query))
  write(operations.createService, (context, db, { body }) => service.createService(context, db, body))
  read(operations.getService, (_, db, { params }) => service.getService(db, params.id))
  write(operations.updateService, (context, db, { params, body }) =>
    service.updateService(context, db, params.id, body),
  )
  write(operations.archiveService, (context, db, { params }) =>
    service.archiveService(context, db, params.id),
  )
  write(operations.restoreService, (context, db, { params }) =>
    service.restoreService(context, db, params.id),
  )
}
