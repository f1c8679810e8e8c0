import assert from 'node:assert/strict'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import type { Api } from './api.ts'

export interface Listening {
  response: IncomingMessage
  /** The next line of a kind: `data`, `id`, `retry`, or '' for a comment. Undefined when the stream has ended. */
  next(field: string): Promise<string | undefined>
  /** The next event; undefined when the stream has ended. */
  event(): Promise<{ id: number; type: string; data: Record<string, unknown> } | undefined>
  close(): void
}

/** Follows the events of an organization over a real connection. */
export const listenToEvents = (api: Api, query = '', headers: Record<string, string> = {}) =>
  listenTo(api, `/v1/events/stream${query}`, { authorization: `Bearer ${api.key}`, ...headers })

export async function listenTo(api: Api, path: string, headers: Record<string, string>): Promise<Listening> {
  const { port } = await serverOf(api)
  const { promise, resolve, reject } = Promise.withResolvers<[ClientRequest, IncomingMessage]>()
  const request = get({ port, host: '127.0.0.1', path, agent: false, headers }, (response) =>
    resolve([request, response]),
  )
  request.on('error', reject)
  const [, response] = await promise
  assert.equal(response.statusCode, 200)
  response.on('error', () => {})
  const lines = createInterface({ input: response })[Symbol.asyncIterator]()
  async function next(field: string): Promise<string | undefined> {
    for (;;) {
      const { done, value } = await lines.next()
      if (done) return undefined
      if (value.startsWith(`${field}:`)) return value.slice(field.length + 1).trim()
    }
  }
  const stream: Listening = {
    response,
    next,
    async event() {
      const data = await next('data')
      return data === undefined ? undefined : JSON.parse(data)
    },
    close: () => request.destroy(),
  }
  return stream
}

export async function serverOf({ service: { app } }: Api): Promise<AddressInfo> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server.address() as AddressInfo
}
