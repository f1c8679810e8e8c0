/** One request at a time to each host, whoever asks for it, with a pause after each. */
export interface HostQueue {
  take<T>(host: string, pauseMs: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export interface Clock {
  now: () => Date
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>
}

interface Host {
  waiting: number
  last: Promise<void>
  endedMs: number
}

/** No pause is longer, so a host that rested for so long need not be remembered. */
const longestPauseMs = 60_000

export function createHostQueue({ now, sleep }: Clock): HostQueue {
  const hosts = new Map<string, Host>()

  function forgetRested() {
    const since = now().getTime() - longestPauseMs
    for (const [name, { waiting, endedMs }] of hosts) if (waiting === 0 && endedMs < since) hosts.delete(name)
  }

  return {
    async take(name, pauseMs, work, signal) {
      forgetRested()
      const host = hosts.get(name) ?? { waiting: 0, last: Promise.resolve(), endedMs: 0 }
      hosts.set(name, host)
      const before = host.last
      const turn = Promise.withResolvers<void>()
      host.last = turn.promise
      host.waiting += 1
      try {
        await before
        signal?.throwIfAborted()
        const restMs = host.endedMs + pauseMs - now().getTime()
        if (restMs > 0) await sleep(restMs, signal)
        return await work()
      } finally {
        host.endedMs = now().getTime()
        host.waiting -= 1
        turn.resolve()
      }
    },
  }
}
