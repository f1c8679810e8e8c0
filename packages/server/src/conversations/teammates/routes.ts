import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function teammateRoutes({ read, handle }: Routes) {
  read(operations.listTeammates, (context, db, { query }) => service.listTeammates(context, db, query))
  // For everybody, viewers too, and yet it keeps something: neither a read nor a write in the sense of the others.
  handle(operations.reportPresence, async ({ context, tenant, read: input, answer, send }) => {
    const { params, body } = input()
    return send(
      answer(await tenant.transaction((db) => service.reportPresence(context, db, params.id, body))),
    )
  })
}
