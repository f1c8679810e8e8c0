import { call, pollUntil, post } from './api.ts'
import type { Server } from './server.ts'

/** A source that has been read, or could not be. Gives its id. */
export async function newSource(server: Server, body: object): Promise<number> {
  const { id } = await post<{ id: number }>(server, '/v1/knowledge_sources', body)
  await untilSettled(server, id)
  return id
}

export const untilSettled = (server: Server, id: number) =>
  pollUntil(
    () => call<{ status: string }>(server, `/v1/knowledge_sources/${id}`),
    ({ status }) => status === 'ready' || status === 'failed',
  )
