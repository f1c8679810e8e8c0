import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

/** A server that misbehaves as told: the first request gets the first answer, and the last one all that follow. */

interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const refusal = (
  status: number,
  error: { type: string; code: string; param?: string },
  headers?: Record<string, string>,
) => json(status, { error: { message: 'No.', ...error } }, headers)

/** Takes the request and never answers. */
export const hang: Answer = () => {}

export async function scriptedServer(t: TestContext, ...answers: Answer[]) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const seen = { method, url, headers, body: await text(request) }
    received.push(seen)
    const answer = answers[Math.min(received.length, answers.length) - 1]!
    answer(response, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
