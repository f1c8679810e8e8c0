import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function resourceDraftRoutes({ read, write }: Routes) {
  read(operations.listResourceDrafts, (_, db, { query }) => service.listResourceDrafts(db, query))
  read(operations.getResourceDraft, (_, db, { params }) => service.getResourceDraft(db, params.id))
  write(operations.createResourceDraft, (context, db, { body }) =>
    service.createResourceDraft(context, db, body),
  )
  write(operations.updateResourceDraft, (context, db, { params, body }) =>
    service.updateResourceDraft(context, db, params.id, body),
  )
  write(operations.acceptResourceDraft, (context, db, { params }) =>
    service.acceptResourceDraft(context, db, params.id),
  )
  write(operations.dismissResourceDraft, (context, db, { params }) =>
    service.dismissResourceDraft(context, db, params.id),
  )
}
