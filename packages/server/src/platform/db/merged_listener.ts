import type { Listener, Subscription } from './listener.ts'

/** Several listeners as one: up while all of them are, since whoever keeps things relies on hearing everything. */
export const mergedListener = (listeners: readonly Listener[]): Listener => ({
  subscribe(channel, subscriber) {
    const up = new Set<Listener>()
    const subscriptions = listeners.map(
      (listener): Subscription =>
        listener.subscribe(channel, {
          onPayload: (payload) => subscriber.onPayload(payload),
          onUp() {
            up.add(listener)
            if (up.size === listeners.length) subscriber.onUp()
          },
          onDown() {
            const wasUp = up.size === listeners.length
            up.delete(listener)
            if (wasUp) subscriber.onDown?.()
          },
        }),
    )
    return {
      close() {
        for (const subscription of subscriptions) subscription.close()
      },
    }
  },
  close: async () => void (await Promise.all(listeners.map((listener) => listener.close()))),
})
