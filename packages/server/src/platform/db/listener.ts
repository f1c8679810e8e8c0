import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './connect.ts'
import { type Connection, openConnection } from './connection.ts'
import type { StorageTiming } from './timing.ts'

/**
 * The one connection of a process over which PostgreSQL notifies it. A connection can die without a word, so the
 * listener sends itself a notification every moment. When these stay away, whoever keeps things because changes would
 * have been announced is told.
 */
export interface Listener {
  /** The first subscription opens the connection. */
  subscribe(channel: string, subscriber: Subscriber): Subscription
  close(): Promise<void>
}

export interface Subscriber {
  onPayload(payload: string): void
  /** From now on everything is announced. Called again after every reconnection. */
  onUp(): void
  /** From now on nothing is announced. */
  onDown?(): void
}

export interface Subscription {
  close(): void
}

interface ListenerOptions {
  timing: Pick<StorageTiming, 'beatMs' | 'connectMs'>
  /** The connection fell silent. */
  onSilence: () => void
}

const pauseMs = 250
/** So many beats may be under way. */
const mostUnheard = 2

export function openListener(address: Address, { timing, onSilence }: ListenerOptions): Listener {
  const subscribers = new Map<Subscriber, string>()
  const heard = new Set<Subscriber>()
  const ownChannel = `foyer_beat_${randomBytes(8).toString('hex')}`
  const closing = new AbortController()
  let connection: Connection | undefined
  let unheard = 0
  let running: Promise<void> | undefined

  function onNotification(channel: string, payload: string) {
    if (channel === ownChannel) unheard = 0
    else for (const [each, of] of subscribers) if (of === channel) each.onPayload(payload)
  }

  async function listen(to: Connection, entries: [Subscriber, string][]) {
    const channels = new Set(entries.map(([, channel]) => channel))
    await to.ask(to.sql.unsafe([...channels].map((channel) => `listen ${channel}`).join(';')))
    for (const [each] of entries)
      if (subscribers.has(each) && !to.isLost) {
        heard.add(each)
        each.onUp()
      }
  }

  /** Until the connection is lost. */
  async function attend() {
    const { promise: lost, resolve: onLost } = Promise.withResolvers<void>()
    const session = { application_name: 'foyer listener' }
    const { connectMs, beatMs } = timing
    const opened = await openConnection(address, { session, connectMs, onLost, onNotification })
    unheard = 0
    const beating = setInterval(() => {
      if (unheard >= mostUnheard) {
        opened.cut('The listener hears nothing.')
        return onSilence()
      }
      unheard++
      opened.ask(opened.sql`select pg_notify(${ownChannel}, '')`).catch(() => {})
    }, beatMs)
    const end = () => opened.cut('The listener is closed.')
    closing.signal.addEventListener('abort', end, { once: true })
    try {
      if (closing.signal.aborted) return
      await opened.ask(opened.sql.unsafe(`listen ${ownChannel}`))
      connection = opened
      await listen(opened, [...subscribers])
      await lost
    } finally {
      connection = undefined
      clearInterval(beating)
      closing.signal.removeEventListener('abort', end)
      opened.cut('The listener is closed.')
      for (const each of heard) each.onDown?.()
      heard.clear()
    }
  }

  async function run() {
    while (!closing.signal.aborted) {
      await attend().catch(() => {})
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  return {
    subscribe(channel, subscriber) {
      subscribers.set(subscriber, channel)
      running ??= run()
      // If it fails, the connection is lost, and the next one listens to everything.
      if (connection) listen(connection, [[subscriber, channel]]).catch(() => {})
      return {
        close() {
          subscribers.delete(subscriber)
          heard.delete(subscriber)
        },
      }
    },
    async close() {
      closing.abort()
      await running
    },
  }
}
