import { globSync, readFileSync } from 'node:fs'
import { derive, readSource } from './derive.ts'
import type { Mutant } from './edit.ts'
import { markersOf, testNamesOf } from './marker.ts'
import { testsOf } from './tests_of.ts'

const root = new URL('../../', import.meta.url)

/** Every marked guard of the repository, and what is wrong with the markers that switch nothing off. */
export function guardMutants(): { mutants: Mutant[]; strays: string[] } {
  const files = globSync(['packages/*/src/**/*.ts', 'scripts/**/*.ts'], { cwd: root }).sort()
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const mutants: Mutant[] = []
  const strays: string[] = []
  for (const file of files) {
    if (file.endsWith('.test.ts')) continue
    const found = mutantsOf(file, readFileSync(new URL(file, root), 'utf8'), tests)
    mutants.push(...found.mutants)
    strays.push(...found.strays)
  }
  return { mutants, strays }
}

export function mutantsOf(
  file: string,
  text: string,
  tests: string[],
): { mutants: Mutant[]; strays: string[] } {
  const markers = markersOf(text)
  if (markers.length === 0) return { mutants: [], strays: [] }
  const source = readSource(text)
  const mutants: Mutant[] = []
  const strays: string[] = []
  for (const marker of markers) {
    try {
      const asked = testsOf(file, testNamesOf(text), tests)
      mutants.push({ name: marker.name, file, ...derive(source, marker), tests: asked })
    } catch (error) {
      strays.push(`${file}: “${marker.name}”: ${(error as Error).message}`)
    }
  }
  return { mutants, strays }
}
