/** Waits to be called, or for its own time. A ring that nobody waits for is remembered, so that none is lost. */
export interface Bell {
  ring(): void
  heard(withinMs: number, signal: AbortSignal): Promise<void>
}

export function createBell(): Bell {
  let rung = false
  let wake = () => {}
  return {
    ring() {
      rung = true
      wake()
    },
    async heard(withinMs, signal) {
      if (!rung && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, withinMs)
        signal.addEventListener('abort', wake, { once: true })
        await promise
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
      }
      rung = false
    },
  }
}
