import type { ReasonerResult } from '../../../reasoning/index.ts'

/** All that is thought about one turn takes no longer. Reasoners have shorter deadlines of their own. */
export const longestThoughtMs = 60_000

export interface Deadline extends Disposable {
  signal: AbortSignal
}

export function startDeadline(ms: number): Deadline {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), ms)
  return { signal: over.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

/** What a reasoner gives, or what stands in for it when it does not come back in time, or breaks. */
export async function inTime<Result>(
  signal: AbortSignal,
  work: () => Promise<ReasonerResult<Result>>,
  standIn: () => Promise<ReasonerResult<Result>>,
): Promise<ReasonerResult<Result>> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const onAbort = () => resolve('late')
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    const first = await Promise.race([late, work().catch(() => 'broken' as const)])
    return typeof first === 'string' ? { ...(await standIn()), fallback: fallbacks[first] } : first
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

const fallbacks = {
  late: 'The model did not answer in time.',
  broken: 'The model could not be asked.',
}
