import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, connect, type Sql } from './connect.ts'

/**
 * Notifications of one channel. postgres.js has a `listen` of its own, but it does not say when the connection is
 * down; whoever keeps things because of what would have been announced must know.
 */

interface ChannelListener {
  onPayload(payload: string): void
  /** From now on everything is announced. Called again after every reconnection. */
  onUp(): void
  /** From now on nothing is announced. */
  onDown?(): void
}

const pauseMs = 250

export async function listen(address: Address, channel: string, listener: ChannelListener) {
  let sql: Sql
  let closing = false

  async function open() {
    let up = false
    const opened = connect(address, {
      connections: 1,
      lasting: true,
      session: { application_name: `foyer listens to ${channel}` },
      onnotify: (_channel, payload) => listener.onPayload(payload),
      onclose: () => {
        // One that never came up is the concern of whoever is opening it.
        if (closing || !up) return
        up = false
        listener.onDown?.()
        void reopen()
      },
    })
    sql = opened
    try {
      await opened.unsafe(`listen ${channel}`)
      up = true
      listener.onUp()
    } catch (error) {
      await opened.end({ timeout: 0 })
      throw error
    }
  }

  async function reopen() {
    await sql.end({ timeout: 0 })
    while (!closing) {
      try {
        return await open()
      } catch {
        await sleep(pauseMs)
      }
    }
  }

  await open()
  return {
    async close() {
      closing = true
      await sql.end({ timeout: 0 })
    },
  }
}
