/** How the process is asked to end. Until a command says that it wants to finish first, it ends at once. */
export interface Interruption {
  /** Resolves at the first signal. From now on only a second one, a while later, ends the process at once. */
  requested(): Promise<void>
}

const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** One Ctrl-C arrives up to three times: from the terminal, from npm and from the Node that handed over to us. */
const echoMilliseconds = 1000

export function watchSignals(exit: (code: number) => void = process.exit): Interruption {
  let firstAt: number | undefined
  let ask: (() => void) | undefined

  for (const [signal, number] of Object.entries(numbers))
    process.on(signal, () => {
      const now = performance.now()
      const again = firstAt !== undefined && now - firstAt > echoMilliseconds
      firstAt ??= now
      if (!ask || again) exit(128 + number)
      else ask()
    })

  return {
    requested: () =>
      new Promise((resolve) => {
        ask = resolve
      }),
  }
}
