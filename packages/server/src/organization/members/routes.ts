import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function memberRoutes({ read, write }: Routes) {
  read(operations.listMembers, (_, db, { query }) => service.listMembers(db, query))
  write(operations.updateMember, (context, db, { params, body }) =>
    service.updateMember(context, db, params.id, body),
  )
  write(operations.removeMember, (context, db, { params }) => service.removeMember(context, db, params.id))
}
