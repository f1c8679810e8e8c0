import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

/** A server on a socket that answers as it is told: each request takes the next answer for its method and path. */

interface ReceivedRequest {
  /** Method and path. */
  call: string
  query: string
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export type Answer = (response: ServerResponse, received: ReceivedRequest) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

export const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { type: 'invalid_request_error', code, message: 'No.' } }, headers)

/** Breaks the connection before there is an answer. */
export const brokenConnection: Answer = (response) => void response.destroy()

type StreamEvent = [event: string, data: unknown]

const frames = (told: StreamEvent[]) =>
  told.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('')

export const turnStream =
  (...told: StreamEvent[]): Answer =>
  (response) => {
    response.writeHead(201, { 'content-type': 'text/event-stream' }).end(`retry: 2000\n\n${frames(told)}`)
  }

/** Tells the beginning of a turn, and breaks off. */
export const brokenTurn =
  (...told: StreamEvent[]): Answer =>
  (response) => {
    response.writeHead(201, { 'content-type': 'text/event-stream' })
    response.write(frames(told), () => response.destroy())
  }

/** Pages of every origin may ask. */
const forEverybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
}

export async function visitServer(t: TestContext, script: Record<string, Answer[]>) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(forEverybody)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const [path, query = ''] = (request.url ?? '').split('?')
    const call = `${request.method} ${path}`
    const said = await text(request)
    const seen = { call, query, headers: request.headers, body: said === '' ? undefined : JSON.parse(said) }
    received.push(seen)
    const answer = script[call]?.shift() ?? json(404, { error: { code: 'resource_missing', message: call } })
    answer(response, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const calls = (call: string) => received.filter((each) => each.call === call)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, calls }
}
