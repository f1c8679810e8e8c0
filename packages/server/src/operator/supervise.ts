import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EmbeddedAddress,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbedded,
} from '../platform/db/index.ts'

interface SupervisedPostgres {
  address: EmbeddedAddress
  stop(): Promise<void>
}

const longestPauseMs = 5000

/**
 * Runs the embedded PostgreSQL and starts it again, at the same address, when it ends by itself: the pools find it
 * there, and requests meanwhile are told that storage is out of reach.
 */
export async function superviseEmbedded(options: EmbeddedOptions): Promise<SupervisedPostgres> {
  const stopping = new AbortController()
  let restarting = Promise.resolve()
  let current = await startEmbedded(options)
  const { address } = current
  watch(current)

  function watch(embedded: EmbeddedPostgres) {
    const startedAt = performance.now()
    embedded.onExit((why) => {
      options.log(`PostgreSQL has stopped (${why}); starting it again.`)
      // One that ends as soon as it starts is not started in a tight loop.
      const lived = performance.now() - startedAt
      restarting = restart(lived > longestPauseMs ? 0 : 250)
    })
  }

  async function restart(firstPauseMs: number) {
    let told = ''
    for (let pause = firstPauseMs; ; pause = Math.min(Math.max(pause * 2, 250), longestPauseMs)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        current = await startEmbedded({ ...options, socketDirectory: address.socketDirectory })
        watch(current)
        return options.log('PostgreSQL is running again.')
      } catch (error) {
        const { message } = error as Error
        if (message !== told) options.log(`PostgreSQL does not start: ${message}`)
        told = message
      }
    }
  }

  return {
    address,
    async stop() {
      stopping.abort()
      await restarting
      await current.stop()
    },
  }
}
