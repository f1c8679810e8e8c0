import type { OutlinePath } from './outline_path.ts'

/** Of paths, the places of those that stand under a title as somebody wrote it who has read the outline. */
export function placesUnder(paths: readonly OutlinePath[], title: string): number[] {
  const names = new Map<string, string>()
  const nameOf = (heading: string) => {
    const name = names.get(heading) ?? plain(heading)
    names.set(heading, name)
    return name
  }
  const read = paths.map((path) => path.map(nameOf))
  for (const isNamed of [isSame, isPart])
    for (const parts of readingsOf(title)) {
      const found = [...read.keys()].filter((at) => standsUnder(read[at]!, parts, isNamed))
      if (found.length > 0) return found
    }
  return []
}

/** As one title, and as titles one below another. */
function readingsOf(title: string): string[][] {
  const whole = [plain(title)]
  const parts = title.split(/[›»>:·|/]/).map(plain)
  return [whole, parts].map((reading) => reading.filter(Boolean)).filter((reading) => reading.length > 0)
}

type IsNamed = (heading: string, part: string) => boolean

const isSame: IsNamed = (heading, part) => heading === part
const isPart: IsNamed = (heading, part) => part.length >= shortest && ` ${heading} `.includes(` ${part} `)
const shortest = 3

/** In this order, whatever stands between them. */
function standsUnder(path: readonly string[], parts: readonly string[], isNamed: IsNamed): boolean {
  let at = 0
  for (const heading of path) if (at < parts.length && isNamed(heading, parts[at]!)) at++
  return at === parts.length
}

const plain = (title: string): string =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
