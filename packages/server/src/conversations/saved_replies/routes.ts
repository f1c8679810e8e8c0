import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function savedReplyRoutes({ read, write }: Routes) {
  read(operations.listSavedReplies, (_, db, { query }) => service.listSavedReplies(db, query))
  write(operations.createSavedReply, (context, db, { body }) => service.createSavedReply(context, db, body))
  read(operations.getSavedReply, (_, db, { params }) => service.getSavedReply(db, params.id))
  write(operations.updateSavedReply, (context, db, { params, body }) =>
    service.updateSavedReply(context, db, params.id, body),
  )
  write(operations.archiveSavedReply, (context, db, { params }) =>
    service.archiveSavedReply(context, db, params.id),
  )
  write(operations.restoreSavedReply, (context, db, { params }) =>
    service.restoreSavedReply(context, db, params.id),
  )
}
