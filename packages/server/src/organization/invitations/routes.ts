import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function invitationRoutes({ read, write }: Routes, reachable: service.InvitationDelivery) {
  read(operations.listInvitations, (context, db, { query }) => service.listInvitations(context, db, query))
  write(operations.createInvitation, (context, db, { body }) =>
    service.createInvitation(reachable, context, db, body),
  )
  write(operations.updateInvitation, (context, db, { params, body }) =>
    service.updateInvitation(context, db, params.id, body),
  )
  write(operations.revokeInvitation, (context, db, { params }) =>
    service.revokeInvitation(context, db, params.id),
  )
}
