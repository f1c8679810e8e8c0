/** Time and chance, which tests replace. */
export interface Environment {
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 to 1. */
  random(): number
  /** A key that nobody else has. */
  newKey(): string
  /** Waits; ends early, with the signal's reason, when it is aborted. */
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void>
  /** Runs something later, unless it is cancelled. */
  timer(milliseconds: number, run: () => void): { cancel(): void }
}

export const defaultEnvironment: Environment = {
  now: () => Date.now(),
  random: () => Math.random(),
  // crypto.randomUUID would be missing on pages that came without TLS.
  newKey: () =>
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, milliseconds)
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop, { once: true })
    }),
  timer: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return { cancel: () => clearTimeout(timer) }
  },
}
