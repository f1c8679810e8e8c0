import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

export type Suite = 'test' | 'system'

/** The names of test files say where they belong. Properties are tested in both suites, in the second with more runs. */
const patterns = {
  all: '{packages/*/src,scripts,evals}/**/*.test.ts',
  system: '**/*.system.test.ts',
  property: '**/*.property.test.ts',
}
export const propertyRuns: Record<Suite, number> = { test: 100, system: 1000 }

/** These take longest and come first, so that the workers end together. The end of a run names the slowest. */
const slow = [
  'sweep',
  'document_reader',
  'turns/fields',
  'outcomes',
  'reembed',
  'every_tool',
  'configuration_tests/routes',
  'delete_organization',
  'hostile',
]

export function filesOf(suite: Suite, only: readonly string[] = []): string[] {
  const files = globSync(patterns.all)
    .filter((file) => isIn(suite, file))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .sort()
  const isSlow = (file: string) => slow.some((name) => file.endsWith(`/${name}.test.ts`))
  return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
}

function isIn(suite: Suite, file: string): boolean {
  if (matchesGlob(file, patterns.property)) return true
  return matchesGlob(file, patterns.system) === (suite === 'system')
}
