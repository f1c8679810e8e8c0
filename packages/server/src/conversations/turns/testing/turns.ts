import { setImmediate as turn } from 'node:timers/promises'
import type { Rows } from '../../../platform/db/rows.gen.ts'
import type { Api, ApiResponse } from '../../../testing/api.ts'

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

/** Comes back when so many messages wait for a reply. */
export async function untilWaiting(api: Api, id: number, count: number) {
  for (;;) {
    const waiting = (await turnsOf(api, id)).filter(({ answered_at }) => answered_at === null)
    if (waiting.length === count) return
    await turn()
  }
}
