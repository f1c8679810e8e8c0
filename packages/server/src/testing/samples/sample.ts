import { newAgent } from '../agents.ts'
import type { Api } from '../api.ts'

export interface Sample {
  params?: Record<string, string | number>
  body?: object
}

export type Prepare = (api: Api) => Promise<Sample>

export const nothing: Prepare = async () => ({})

export const body =
  (value: object): Prepare =>
  async () => ({ body: value })

/** The id of what a POST creates, as the path parameter of the operation. */
export const creates =
  (path: string, value: object, request: { body?: object; archived?: boolean } = {}): Prepare =>
  async (api) => {
    const { id } = (await api.post(path, value)).body
    if (request.archived) await api.post(`${path}/${id}/archive`)
    return { params: { id }, ...(request.body && { body: request.body }) }
  }

/** Another sample may have paused the organization before: then nothing would be read or checked. */
export const awake =
  (prepare: Prepare): Prepare =>
  async (api) => {
    await api.delete('/organization/pause')
    return prepare(api)
  }

export const ofAgent = async (api: Api) => ({ params: { slug: (await newAgent(api)).slug } })
