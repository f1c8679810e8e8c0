import assert from 'node:assert/strict'
import type { Api } from '../../../testing/api.ts'
import { type Files, sent } from '../../configuration/testing/bundles.ts'
import type { TestCheck, TestResult } from '../result.ts'

/** Tests what is there, or these files. */
export async function testing(api: Api, files?: Files, options: object = {}): Promise<TestResult> {
  const { status, body, text } = await api.post('/configuration/test', {
    ...(files && { files: sent(files) }),
    ...options,
  })
  assert.equal(status, 200, text)
  return body
}

export const failed = ({ checks }: TestResult): TestCheck[] => checks.filter(({ passes }) => !passes)

/** `scenario front-desk: 5 of 5` */
export const tally = ({ checks }: TestResult): string[] =>
  [...Map.groupBy(checks, ({ kind, agent }) => [kind, agent].filter(Boolean).join(' '))].map(
    ([key, members]) => `${key}: ${members.filter(({ passes }) => passes).length} of ${members.length}`,
  )
