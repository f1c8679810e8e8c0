import type { Import } from './imports.ts'

/** Every circle of imports once, from its first file back to it. Types count: a circle of types is one idea in two files. */
export function cyclesIn(imports: Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[][] = []

  function visit(file: string, path: string[]) {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const to of new Set(targets.get(file)?.map((each) => each.to))) visit(to, [...path, file])
    done.add(file)
  }

  for (const file of targets.keys()) visit(file, [])
  return cycles
}
