import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, clientOf } from '../../../packages/cli/src/testing/client.ts'
import { isReady } from './servers.ts'

/**
 * What stands in front of several servers: it asks each for /readyz, gives requests to those that are ready, in turn,
 * and sends one again only where that is safe: nobody heard it, or the answer was 503 with Retry-After.
 */

type Answer = Awaited<ReturnType<Client['call']>>

export interface Balancer {
  /** Rejects when no server takes the request, or one breaks it off. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Why requests were sent again, and how often. */
  repeats: Map<string, number>
  stop(): void
}

const lookMs = 100
const pauseMs = 100
const patienceMs = 15_000

export async function openBalancer(urls: string[], key: string): Promise<Balancer> {
  const clients = new Map(urls.map((url) => [url, clientOf(url, key)]))
  const ready = new Set<string>()
  const repeats = new Map<string, number>()
  const over = new AbortController()
  let turn = 0

  async function look(url: string) {
    if (await isReady(url)) ready.add(url)
    else ready.delete(url)
  }
  async function watch(url: string) {
    for (; !over.signal.aborted; await sleep(lookMs)) await look(url)
  }

  function choose(tried: string | undefined): string | undefined {
    const candidates = [...ready].filter((url) => url !== tried || ready.size === 1)
    return candidates[turn++ % candidates.length]
  }

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)])
    for (let tried: string | undefined; ; await sleep(pauseMs, undefined, { signal })) {
      const url = choose(tried)
      const answer = await clients
        .get(url ?? '')
        ?.call(method, path, body, headers, signal)
        .catch(unheard)
      const reason = answer ? reasonToRepeat(answer, tried !== undefined) : 'nobody listened'
      if (answer && !reason) return answer
      repeats.set(reason!, (repeats.get(reason!) ?? 0) + 1)
      tried = url
    }
  }

  await Promise.all(urls.map(look))
  for (const url of urls) void watch(url)
  return { call, repeats, stop: () => over.abort() }
}

/** A refused connection. Whatever else goes wrong may have happened after the server took the request. */
function unheard(error: Error & { cause?: { code?: string } }): undefined {
  if (error.cause?.code !== 'ECONNREFUSED') throw error
}

function reasonToRepeat({ status, headers, body }: Answer, isRepeat: boolean): string | undefined {
  if (status === 503 && headers.has('retry-after')) return body.error.message.replace(/ \(request .+?\)/, '')
  // As the SDK does: the first request may still be under way.
  if (status === 409 && isRepeat && body.error.code === 'idempotency_conflict') return body.error.message
  return undefined
}
