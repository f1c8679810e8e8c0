import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function conversationRoutes({ read, write }: Routes) {
  write(operations.startConversation, (context, db, { params, body }) =>
    service.startConversation(context, db, params.slug, body),
  )
  read(operations.listConversations, (context, db, { query }) =>
    service.listConversations(context, db, query),
  )
  read(operations.getConversation, (context, db, { params }) =>
    service.getConversation(context, db, params.id),
  )
  write(operations.updateConversation, (context, db, { params, body }) =>
    service.updateConversation(context, db, params.id, body),
  )
  write(operations.readConversation, (context, db, { params, body }) =>
    service.readConversation(context, db, params.id, body),
  )
  write(operations.eraseConversation, (context, db, { params }) =>
    service.eraseConversation(context, db, params.id),
  )
  write(operations.eraseVisitor, (context, db, { body }) => service.eraseVisitor(context, db, body))
  read(operations.listMessages, (_, db, { params, query }) => service.listMessages(db, params.id, query))
  read(operations.getConversationUsage, (_, db, { params }) => service.getConversationUsage(db, params.id))
  write(operations.resumeConversation, (context, db, { params }) =>
    service.resumeConversation(context, db, params.id),
  )
  write(operations.closeConversation, (context, db, { params }) =>
    service.closeConversation(context, db, params.id),
  )
  write(operations.rateConversation, (context, db, { params, body }) =>
    service.rateConversation(context, db, params.id, body.rating),
  )
  write(operations.takeOverConversation, (context, db, { params }) =>
    service.takeOverConversation(context, db, params.id),
  )
  write(operations.handBackConversation, (context, db, { params }) =>
    service.handBackConversation(context, db, params.id),
  )
  read(operations.getSnapshot, (_, db, { params }) => service.getSnapshot(db, params.id))
}
