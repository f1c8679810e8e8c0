import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function contactRoutes({ read }: Routes) {
  read(operations.listContacts, (_, db, { query }) => service.listContacts(db, query))
  read(operations.getContact, (context, db, { params }) => service.getContact(context, db, params.id))
}
