import { setImmediate as turn } from 'node:timers/promises'
import type { Rows } from '../../../platform/db/rows.gen.ts'
import type { Api, ApiResponse } from '../../../testing/api.ts'
import { listNeglected } from '../repository.ts'
import { answerConversation, neglectedMs } from '../retry_neglected_turns.ts'

export const post = (api: Api, id: number, body: object, headers = {}): Promise<ApiResponse> =>
  api.post(`/conversations/${id}/messages`, body, headers)

export interface ShownMessage {
  id: number
  role: string
  text: string
}

export async function messagesOf(api: Api, id: number): Promise<ShownMessage[]> {
  return (await api.get(`/conversations/${id}/messages?limit=100`)).body.data
}

export function turnsOf({ service, organization }: Api, id: number): Promise<Rows['turns'][]> {
  return service.database.tenant(organization.id).query<Rows['turns']>(
    (sql) => sql`select * from turns
        where organization_id = ${organization.id} and conversation_id = ${id} order by id`,
  )
}

/** As if so much time had passed for whoever holds a turn of the conversation, or waits for one. */
export function age({ service, organization }: Api, id: number, ms: number): Promise<void> {
  const passed = `${ms} milliseconds`
  return service.database.tenant(organization.id).transaction(async (db) =>
    db.later(
      (sql) => sql`update turns
        set leased_until = leased_until - ${passed}::interval, created_at = created_at - ${passed}::interval
        where organization_id = ${organization.id} and conversation_id = ${id}`,
    ),
  )
}

/** What a server does about turns that were left, for one organization. */
export async function retryTurns({ service, organization }: Api) {
  const { database, equipment, clock } = service
  const work = { ...equipment, database, now: () => clock.now }
  for (const found of await listNeglected(database.system, neglectedMs, 10_000))
    if (found.organization_id === organization.id) await answerConversation(work, found)
}

/** A server that thinks, and does not get to renew its leases. */
export const stalled = { leaseTiming: { leaseMs: 600_000, renewMs: 3_600_000 } }

/** Comes back when so many messages wait for a reply. */
export async function untilWaiting(api: Api, id: number, count: number) {
  for (;;) {
    const waiting = (await turnsOf(api, id)).filter(({ answered_at }) => answered_at === null)
    if (waiting.length === count) return
    await turn()
  }
}
