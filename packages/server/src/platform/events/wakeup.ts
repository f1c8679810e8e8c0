/** Waits to be called, or for its own time. A notification that nobody waits for is kept, so that none is lost. */
export interface Wakeup {
  notify(): void
  wait(withinMs: number, signal: AbortSignal): Promise<void>
}

export function createWakeup(): Wakeup {
  let notified = false
  let wake = () => {}
  return {
    notify() {
      notified = true
      wake()
    },
    async wait(withinMs, signal) {
      if (!notified && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, withinMs)
        signal.addEventListener('abort', wake, { once: true })
        await promise
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
      }
      notified = false
    },
  }
}
