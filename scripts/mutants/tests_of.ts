import { posix } from 'node:path'

/**
 * The tests of a file's guards, in the order in which they are asked. By convention its namesake (`x.ts`, `x.test.ts`)
 * first, then all others of its folder and below; where there are none, those of the nearest folder above that has some.
 * A file that names its tests has those alone. A name is looked for in the same way, from the file's folder upwards, so
 * that a move seldom touches it.
 */
export function testsOf(file: string, named: string[], all: string[]): string[][] {
  if (named.length > 0) return [[...new Set(named.flatMap((name) => nearest(file, name, all)))]]
  const namesake = file.replace(/\.ts$/, '.test.ts')
  const beside = nearest(file, '*.test.ts', all)
  if (!all.includes(namesake)) return [beside]
  const others = beside.filter((test) => test !== namesake)
  return others.length === 0 ? [[namesake]] : [[namesake], others]
}

/** What has the name in the nearest folder, or below it, that has anything of the name. */
function nearest(file: string, name: string, all: string[]): string[] {
  for (const folder of foldersAbove(file)) {
    const found = all.filter((test) => posix.matchesGlob(test, `${folder}/**/${name}`))
    if (found.length > 0) return found
  }
  throw new Error(`no test is called ${name}`)
}

function* foldersAbove(file: string): Generator<string> {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) yield folder
}
