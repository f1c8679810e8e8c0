import type { IncomingHttpHeaders } from 'node:http'
import { type Outbound, type OutboundAnswer, OutboundFailure } from '../../platform/outbound/index.ts'
import { type Body, decode, encodings } from './content_encoding.ts'
import { failureOfOutbound } from './failures.ts'
import type { Clock, HostQueue } from './host_queue.ts'
import { limits } from './limits.ts'
import { waitMs } from './waits.ts'

/** One answer from one address, redirects included, in its host's turn. Servers that are busy are waited for. */
export type Get = (url: string, options: GetOptions) => Promise<HttpContent>

interface GetOptions {
  maxBytes: number
  headers?: Record<string, string>
  crawlDelaySeconds?: number
  /** Content that it says no to is not read. */
  wants?: (headers: IncomingHttpHeaders) => boolean
  signal?: AbortSignal
}

export interface HttpContent extends Body {
  status: number
  headers: IncomingHttpHeaders
}

interface GetDependencies extends Clock {
  outbound: Outbound
  userAgent: string
  turns: HostQueue
  timeoutSeconds: number
}

/** Whose visitors speak which language we do not know: a site shows the one that it would show to anybody. */
const standing = {
  accept:
    'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,application/pdf;q=0.9,*/*;q=0.5',
  'accept-language': '*',
  'accept-encoding': encodings,
}

export const isContent = (status: number) => status === 200 || status === 203

export function createGet({ outbound, userAgent, turns, timeoutSeconds, now, sleep }: GetDependencies): Get {
  function ask(url: string, { maxBytes, headers, wants = () => true, signal }: GetOptions) {
    return outbound
      .request(url, {
        method: 'GET',
        headers: { ...standing, 'user-agent': userAgent, ...headers },
        timeoutSeconds,
        maxBytes,
        wantsBody: (head) => isContent(head.status) && wants(head.headers),
        keepsConnection: true,
        signal,
      })
      .catch((error) => {
        throw error instanceof OutboundFailure ? failureOfOutbound(url, error) : error
      })
  }

  async function askUntilFree(url: string, options: GetOptions): Promise<OutboundAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(url, options)
      const busy = answer.status === 429 || answer.status === 503
      const ms =
        busy && attempt < limits.attempts ? waitMs(answer.headers['retry-after'], attempt, now()) : null
      if (ms === null) return answer
      await sleep(ms, options.signal)
    }
  }

  return async (url, options) => {
    const restMs = Math.max(
      outbound.allows(url) ? 0 : limits.pauseMs,
      (options.crawlDelaySeconds ?? 0) * 1000,
    )
    const asking = () => askUntilFree(url, options)
    const { status, headers, body, cut } = await turns.take(new URL(url).host, restMs, asking, options.signal)
    const encoding = body.length > 0 ? (headers['content-encoding'] ?? '') : ''
    return { status, headers, ...(await decode(url, { bytes: body, cut }, encoding, options.maxBytes)) }
  }
}
