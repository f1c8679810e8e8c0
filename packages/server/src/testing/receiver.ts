import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Receiver {
  url: string
  /** As FOYER_ALLOW_HOSTS names it. */
  host: string
  received: Received[]
}

/** Somebody else's server on this machine; `answer` decides what it says, and by default it is content. */
export async function startReceiver(
  answer: (request: Received, response: ServerResponse, count: number) => void = (_, response) =>
    response.end(),
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const got = { method, path, headers, body: await text(request) }
    received.push(got)
    answer(got, response, received.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It stays until the run ends, and does not keep it from ending.
  server.unref()
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}/hook`, host, received }
}
