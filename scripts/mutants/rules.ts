import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Mutant } from './edit.ts'

/** Every compile rule and warning, found by its file: once it finds nothing, and once for each thing it reports. */

const root = new URL('../../', import.meta.url)
const folder = 'packages/engine/src/flow'

export function ruleMutants(): Mutant[] {
  return globSync(`${folder}/{rules,warnings}/*.ts`, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/(index|rule)\.ts$/.test(file))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(new URL(file, root), 'utf8')))
}

function mutantsOf(file: string, text: string): Mutant[] {
  const rule = basename(file, '.ts')
  const tests = [[file.replace(/\.ts$/, '.test.ts')]]
  const check = /^ {2}check\((.*)\) \{$/m.exec(text)
  if (check === null)
    throw new Error(`${file} has no method check: rules.ts in scripts/mutants looks for it.`)
  const [head, parameters] = check
  const silent = {
    name: rule,
    file,
    tests,
    start: check.index,
    end: check.index + head.length,
    replace: `  check() {},\n  silenced(${parameters}) {`,
  }
  const reports = [...text.matchAll(/(?<=^ +(?!check).*)\breport\(/gm)]
  if (reports.length < 2) return [silent]
  const parts = reports.map(({ index, 0: call }, number) => ({
    name: `${rule}, report ${number + 1}`,
    file,
    tests,
    start: index,
    end: index + call.length,
    replace: 'void ((..._: unknown[]) => {})(',
  }))
  return [silent, ...parts]
}
