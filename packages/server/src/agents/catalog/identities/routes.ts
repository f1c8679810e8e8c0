import { operations } from '@foyer/contract'
import type { Routes } from '../../../platform/http/index.ts'
import * as service from './service.ts'

export function identityRoutes({ read, write }: Routes) {
  read(operations.listIdentities, (_, db, { query }) => service.listIdentities(db, query))
  write(operations.createIdentity, (context, db, { body }) => service.createIdentity(context, db, body))
  read(operations.getIdentity, (_, db, { params }) => service.getIdentity(db, params.id))
  write(operations.updateIdentity, (context, db, { params, body }) =>
    service.updateIdentity(context, db, params.id, body),
  )
  write(operations.archiveIdentity, (context, db, { params }) =>
    service.archiveIdentity(context, db, params.id),
  )
  write(operations.restoreIdentity, (context, db, { params }) =>
    service.restoreIdentity(context, db, params.id),
  )
}
