import { lookup as systemLookup } from 'node:dns/promises'
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isOutside } from './address.ts'
import { collectBytes } from './byte_collector.ts'

/**
 * The only way out: to addresses that somebody else gave us. Every resolved address is checked, and the connection
 * goes to what was checked, so that a name that answers differently the second time gains nothing. Redirects are
 * answers like any other, proxies of the environment are not used, and no connection is kept for the next request
 * unless whoever asks has more to ask of the same host.
 */

interface OutboundRequest {
  method: string
  headers?: Record<string, string>
  body?: string
  /** From the first look-up to the last byte. */
  timeoutSeconds: number
  /** What is read of the body; the rest is cut off. */
  maxBytes: number
  /** Nothing is read of the body of an answer that it says no to. */
  wantsBody?: (head: OutboundHead) => boolean
  /**
   * More will be asked of the same host in a moment: the connection is kept. Only for what may be asked twice, since a
   * host may close a connection just when the next request goes out on it, and that is then sent again.
   */
  keepsConnection?: boolean
  signal?: AbortSignal
}

interface OutboundCall {
  method: string
  headers?: Record<string, string>
  keepsConnection?: boolean
  signal?: AbortSignal
}

interface OutboundHead {
  status: number
  headers: IncomingMessage['headers']
}

export interface OutboundAnswer extends OutboundHead {
  body: Buffer
  /** There was more than `maxBytes`, or it was not wanted. */
  cut: boolean
}

interface ResolvedAddress {
  address: string
  family: number
}

interface OutboundOptions {
  /** `host:port` pairs that may lie inside. */
  allow: readonly string[]
  resolve?: (host: string) => Promise<ResolvedAddress[]>
}

export interface Outbound {
  request(url: string, request: OutboundRequest): Promise<OutboundAnswer>
  /** A call that is not sent yet, for whoever takes the answer as it comes. Who opens it ends it. */
  open(url: string, call: OutboundCall): ClientRequest
  /** Why the address itself could never be called, before any name is looked up. */
  refusalOf(url: string): string | null
  /** The operator named its host and port: it may lie inside. */
  allows(url: string): boolean
}

export type OutboundProblem = 'address' | 'inside' | 'unresolved' | 'timeout' | 'connection'

/** No answer came. The message is for whoever gave us the address. */
export class OutboundFailure extends Error {
  override name = 'OutboundFailure'
  readonly problem: OutboundProblem

  constructor(problem: OutboundProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/** Who asks a host for page after page does so one at a time, with pauses that are shorter than this. */
const kept = { keepAlive: true, maxFreeSockets: 1, timeout: 5000 }

export function createOutbound({ allow, resolve = resolveAll }: OutboundOptions): Outbound {
  const keeping = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }
  // With its port: to allow one service of a host must not open the others.
  const isAllowed = ({ protocol, hostname, port }: URL) =>
    allow.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`)

  function targetOf(text: string) {
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !/^https?:$/.test(url.protocol))
      throw new OutboundFailure('address', 'Only http and https addresses can be called.')
    const secure = url.protocol === 'https:'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const allowed = isAllowed(url)
    if (!allowed && isIP(host) && !isOutside(host)) throw inside(host)
    return { url, secure, allowed }
  }

  function open(text: string, { keepsConnection = false, ...call }: OutboundCall): ClientRequest {
    const { url, secure, allowed } = targetOf(text)
    // Checked for the connection itself: a name could lead elsewhere when it is looked up a second time.
    const lookup: LookupFunction = (host, options, done) => {
      addressesOf(host, allowed, resolve).then(
        (addresses) =>
          options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family),
        (error) => done(error, options.all ? [] : ''),
      )
    }
    const once = () => new (secure ? HttpsAgent : HttpAgent)({ keepAlive: false })
    const agent = keepsConnection ? keeping[secure ? 'https' : 'http'] : once()
    return (secure ? httpsRequest : httpRequest)(url, { ...call, agent, lookup })
  }

  return {
    open,
    async request(text, request) {
      const { method, headers, keepsConnection = false } = request
      const callOn = (kept: boolean) =>
        open(text, { method, ...(headers && { headers }), keepsConnection: kept })
      const call = callOn(keepsConnection)
      try {
        return await perform(call, request)
      } catch (error) {
        if (!call.reusedSocket || !isLost(error)) throw error
        return perform(callOn(false), request)
      }
    },
    refusalOf(text) {
      try {
        targetOf(text)
        return null
      } catch (error) {
        return (error as Error).message
      }
    },
    allows: (text) => URL.canParse(text) && isAllowed(new URL(text)),
  }
}

async function addressesOf(
  host: string,
  allowed: boolean,
  resolve: (host: string) => Promise<ResolvedAddress[]>,
): Promise<ResolvedAddress[]> {
  const addresses = await resolve(host).catch(() => [])
  // The connection may take any of the addresses, so all have to be outside.
  const forbidden = addresses.some(({ address }) => !isOutside(address))
  if (addresses.length === 0 || (forbidden && !allowed)) throw unresolved(host)
  return addresses
}

const resolveAll = (host: string) => systemLookup(host, { all: true, verbatim: true })

/** The same for a name that leads inside and for one that there is not: the difference would map our network. */
const unresolved = (host: string) =>
  new OutboundFailure(
    'unresolved',
    `The name ${host} has no public address. Only public addresses are called.`,
  )

const inside = (address: string) =>
  new OutboundFailure(
    'inside',
    `${address} is in a private, local or reserved network. Only public addresses are called.`,
  )

function perform(
  call: ClientRequest,
  { body, timeoutSeconds, maxBytes, wantsBody = () => true, signal }: OutboundRequest,
): Promise<OutboundAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutboundAnswer>()
  const fail = (error: Error) => {
    reject(error instanceof OutboundFailure ? error : failureOf(error))
    call.destroy()
  }
  const timer = setTimeout(
    () => fail(new OutboundFailure('timeout', `There was no complete answer within ${timeoutSeconds} s.`)),
    timeoutSeconds * 1000,
  )
  const abort = () => {
    reject(signal?.reason)
    call.destroy()
  }
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  call.on('error', fail)
  call.on('response', (response) => {
    const head = { status: response.statusCode ?? 0, headers: response.headers }
    const collected = collectBytes(maxBytes)
    const finish = (cut: boolean) => resolve({ ...head, body: collected.bytes(), cut })
    const cutOff = () => {
      finish(true)
      call.destroy()
    }
    const wanted = wantsBody(head)
    response.on('error', fail)
    if (!wanted && !isBodiless(head)) return cutOff()
    response.on('data', (chunk: Buffer) => {
      collected.add(chunk)
      if (collected.cut) cutOff()
    })
    response.on('end', () => finish(!wanted))
  })
  call.end(body)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  })
}

/** Its end comes with its head, so that nothing has to be cut off. */
const isBodiless = ({ status, headers }: OutboundHead) => status === 304 || headers['content-length'] === '0'

const isLost = (error: unknown) => error instanceof OutboundFailure && error.problem === 'connection'

function failureOf(error: Error): OutboundFailure {
  const { code } = error as { code?: string }
  return new OutboundFailure('connection', `The connection failed (${code ?? error.message}).`)
}
