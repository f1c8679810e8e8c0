import { record } from '../platform/record.ts'
import type { Api } from './api.ts'

/** A transaction that has its event, and with it an id, and does not commit until it is told to. */
export async function heldTransaction({ service, organization }: Api) {
  const written = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const { database, clock } = service
  const ended = database.tenant(organization.id).transaction(async (db) => {
    const trace = {
      actor: { type: 'system', name: 'test' },
      operation: 'hold',
      request_id: 'held',
      now: clock.now,
    } as const
    record(trace, db, { verb: 'updated', before: null, after: { object: 'agent', id: 1 } })
    await db.query((sql) => sql`select 1`)
    written.resolve()
    await told.promise
  })
  await written.promise
  return {
    async commit() {
      told.resolve()
      await ended
    },
    /** Until somebody has looked whether it is over: a few glances at the clock of transactions. */
    async waitedFor() {
      for (let glance = 0; glance < 5; glance++) await database.system`select 1`
    },
  }
}
