import type { ConfigurationTest } from '@foyer/contract'
import type { Static } from 'typebox'

export type TestResult = Static<typeof ConfigurationTest>
export type TestCheck = TestResult['checks'][number]
export type TestWarning = TestResult['warnings'][number]

/** Does something and says how long it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now()
  const result = await work()
  return [result, Math.round(performance.now() - began)]
}
