export interface Interruption extends Disposable {
  signal: AbortSignal
  /** Why: the visitor has stopped the reply, or its time is up. Null also where the server stops. */
  reason(): 'stop' | 'deadline' | null
}

/** Interrupts a model when one of these happens first, until it is disposed of. */
export function startInterruption(
  seconds: number,
  { stop, stopping }: { stop?: AbortSignal; stopping: AbortSignal },
): Interruption {
  const interrupting = new AbortController()
  let reason: 'stop' | 'deadline' | null = null
  const interrupt = (why: typeof reason) => {
    if (interrupting.signal.aborted) return
    reason = why
    interrupting.abort()
  }
  const onStop = () => interrupt('stop')
  const onShutdown = () => interrupt(null)
  const timer = setTimeout(() => interrupt('deadline'), seconds * 1000)
  stop?.addEventListener('abort', onStop)
  stopping.addEventListener('abort', onShutdown)
  if (stop?.aborted) onStop()
  if (stopping.aborted) onShutdown()
  return {
    signal: interrupting.signal,
    reason: () => reason,
    [Symbol.dispose]() {
      clearTimeout(timer)
      stop?.removeEventListener('abort', onStop)
      stopping.removeEventListener('abort', onShutdown)
    },
  }
}
