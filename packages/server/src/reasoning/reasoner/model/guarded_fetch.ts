import type { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { type Outbound, OutboundFailure } from '../../../platform/outbound/index.ts'
import { traceHeaders } from '../../../platform/telemetry/index.ts'

/** `fetch`, as far as a provider's client uses it. */
export type ModelFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

interface Guard {
  outbound: Pick<Outbound, 'open'>
  /** Of one answer; more is an error. */
  maxBytes: number
}

/**
 * A `fetch` that calls out under the same rules as everything else does (outbound/request.ts), and gives the body as it
 * comes. Redirects are answers, so that no key follows one.
 */
export function guardedFetch({ outbound, maxBytes }: Guard): ModelFetch {
  return async (input, init = {}) => {
    const call = outbound.open(new URL(input instanceof Request ? input.url : input).href, {
      method: init.method ?? 'GET',
      // A server of models that traces as well can join in; others see two random numbers.
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...traceHeaders() },
      ...(init.signal && { signal: init.signal }),
    })
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    call.on('error', reject)
    call.on('response', (response) => resolve(responseOf(response, maxBytes)))
    call.end(typeof init.body === 'string' ? init.body : undefined)
    return promise
  }
}

const withoutBody = [204, 205, 304]

function responseOf(response: IncomingMessage, maxBytes: number): Response {
  const { statusCode = 0 } = response
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const body = withoutBody.includes(status) ? null : ReadableStream.from(bounded(response, maxBytes))
  // The same class under two names: Node's own, and the browser's that the SDK is checked with.
  return new Response(body as ConstructorParameters<typeof Response>[0], { status, headers })
}

async function* bounded(response: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let left = maxBytes
  for await (const chunk of response as AsyncIterable<Buffer>) {
    left -= chunk.length
    if (left < 0) throw new OutboundFailure('connection', `The answer is longer than ${maxBytes} bytes.`)
    yield chunk
  }
}
