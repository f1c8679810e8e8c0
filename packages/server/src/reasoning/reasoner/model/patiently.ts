import { failureOf } from './failure.ts'

interface Patience {
  /** For both attempts and the pause between them. */
  seconds: number
  signal: AbortSignal
  key: string | null
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  mayRepeat?: () => boolean
}

/** Once more where that could help and there is time for it. */
export async function patiently<Result>(
  { seconds, signal, key, sleep, mayRepeat = () => true }: Patience,
  work: (secondsLeft: number) => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  const left = () => seconds - (performance.now() - began) / 1000
  try {
    return await work(seconds)
  } catch (error) {
    const failure = failureOf(error, key)
    const { retryAfterSeconds: pause } = failure
    if (signal.aborted || pause === null || pause >= left() || !mayRepeat()) throw failure
    await sleep(pause * 1000, signal)
    return work(left())
  }
}
