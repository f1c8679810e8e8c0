import { lookup as systemLookup } from 'node:dns/promises'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { isOutside } from '../../outbound/address.ts'
import { type Outbound, OutboundFailure, type ResolvedAddress } from '../../outbound/request.ts'

/** `fetch`, as far as a provider's client uses it. */
export type ModelFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

export interface Guard {
  outbound: Pick<Outbound, 'refusalOf' | 'allows'>
  /** Of one answer; more is an error. */
  maxBytes: number
  resolve?: (host: string) => Promise<ResolvedAddress[]>
}

/**
 * A `fetch` that calls out under the same rules as everything else does (outbound/request.ts), and gives the body as it
 * comes. Redirects are answers, so that no key follows one.
 */
export function guardedFetch({ outbound, maxBytes, resolve = resolveAll }: Guard): ModelFetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const refusal = outbound.refusalOf(url.href)
    if (refusal !== null) throw new OutboundFailure('inside', refusal)
    const lookup = checkedLookup(outbound.allows(url.href), resolve)
    const secure = url.protocol === 'https:'
    const call = (secure ? httpsRequest : httpRequest)(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      agent: new (secure ? HttpsAgent : HttpAgent)({ keepAlive: false }),
      lookup,
      ...(init.signal && { signal: init.signal }),
    })
    const { promise, resolve: answer, reject } = Promise.withResolvers<Response>()
    call.on('error', reject)
    call.on('response', (response) => answer(responseOf(response, maxBytes)))
    call.end(typeof init.body === 'string' ? init.body : undefined)
    return promise
  }
}

const resolveAll = (host: string) => systemLookup(host, { all: true, verbatim: true })

/** The connection goes to the address that was checked, and to no other that the name may have a moment later. */
function checkedLookup(allowed: boolean, resolve: NonNullable<Guard['resolve']>): LookupFunction {
  return (host, options, done) => {
    const fail = (error: Error) => done(error, options.all ? [] : '')
    resolve(host).then((addresses) => {
      const [first] = addresses
      if (!first) return fail(new OutboundFailure('unresolved', `The name ${host} has no address.`))
      if (!allowed && addresses.some(({ address }) => !isOutside(address)))
        return fail(
          new OutboundFailure(
            'inside',
            `${host} lies in a private, local or reserved network. Only public addresses are called.`,
          ),
        )
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    }, fail)
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
