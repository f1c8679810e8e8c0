import { estimateTokens, splitHeadingLine } from '@foyer/engine'

/** A place in the knowledge: the title of its source and the headings above it. */
export interface Place {
  source_title: string
  trail: readonly string[]
}

/**
 * Titles of sources and their headings, so that a model knows what can be looked up. Where there are too many, deep
 * headings go first, and then every source keeps as many as the others.
 */
export function outlineOf(places: readonly Place[], mostTokens: number): string {
  const paths = uniquePaths(places)
  const deepest = Math.max(1, ...paths.map((path) => path.length))
  for (let depth = deepest; depth > 0; depth--) {
    const outline = rendered(paths.filter((path) => path.length <= depth))
    if (estimateTokens(outline) <= mostTokens) return fuller(paths, depth, mostTokens)
  }
  return cut(rendered(paths.filter((path) => path.length === 1)), mostTokens)
}

const mostOfEach = 30

/** What fits at one depth, and of the next one as many headings for each source as there is room for. */
function fuller(paths: readonly string[][], depth: number, mostTokens: number): string {
  let best = rendered(paths.filter((path) => path.length <= depth))
  for (let each = 1; each <= mostOfEach; each++) {
    const next = rendered(firstOfEach(paths, depth, each))
    if (estimateTokens(next) > mostTokens) return best
    best = next
  }
  return best
}

function firstOfEach(paths: readonly string[][], depth: number, each: number): string[][] {
  const taken = new Map<string, number>()
  return paths.filter((path) => {
    if (path.length <= depth) return true
    const parent = path.slice(0, depth).join('\n')
    const count = (taken.get(parent) ?? 0) + 1
    taken.set(parent, count)
    return path.length === depth + 1 && count <= each
  })
}

/** Every path with those above it, each once, in the order of the documents. */
function uniquePaths(places: readonly Place[]): string[][] {
  const paths = new Map<string, string[]>()
  for (const place of places) {
    const whole = pathOf(place)
    for (let length = 1; length <= whole.length; length++) {
      const path = whole.slice(0, length)
      paths.set(path.join('\n'), path)
    }
  }
  return inTreeOrder([...paths.values()])
}

/** Headings right behind the one that they stand under, wherever the documents have them. */
function inTreeOrder(paths: readonly string[][]): string[][] {
  const children = new Map<string, string[][]>()
  for (const path of paths) {
    const parent = path.slice(0, -1).join('\n')
    children.set(parent, [...(children.get(parent) ?? []), path])
  }
  const below = (parent: string): string[][] =>
    (children.get(parent) ?? []).flatMap((path) => [path, ...below(path.join('\n'))])
  return below('')
}

/** Small sections stand together in one passage, with their headings in its text. */
export function placesIn({ source_title, trail, text }: Place & { text: string }): Place[] {
  const blocks = text.split(/\n{2,}/)
  const headings = blocks.filter(
    (block, at) =>
      at < blocks.length - 1 && splitHeadingLine(`${block}\n${blocks[at + 1]}`).heading === block,
  )
  return [
    { source_title, trail },
    ...headings.map((heading) => ({ source_title, trail: [...trail, heading] })),
  ]
}

/** A document often repeats the title of its source as its first heading. */
export function pathOf({ source_title, trail }: Place): string[] {
  const [first, ...rest] = trail
  return first === source_title ? [source_title, ...rest] : [source_title, ...trail]
}

const rendered = (paths: readonly string[][]): string =>
  paths.map((path) => `${'  '.repeat(path.length - 1)}- ${path.at(-1)}`).join('\n')

function cut(outline: string, mostTokens: number): string {
  const lines = outline.split('\n')
  while (lines.length > 1 && estimateTokens(lines.join('\n')) > mostTokens)
    lines.length -= Math.ceil(lines.length / 10)
  return lines.join('\n')
}
