/**
 * A guard is marked by a comment directly above its line:
 * - `// guard: name`: the line's statement (or element, operand, chained call) is switched off;
 * - `// guard: name [part]`: only this part of it is, see operators.ts;
 * - `// guard: name [text -> other]`: this text, which stands there once, gives way to the other.
 * `part` and `text` may be cut short: `[start… -> true]` is the whole expression or statement that begins with `start`,
 * `[start…end -> other]` is all that stands between the two, as in a clause of SQL.
 * A marker that is too long for its line goes on in the next, three spaces further in.
 */
export interface Marker {
  name: string
  change?: { text: string; isCutShort: boolean; replace?: string }
  /** Where the first line of code below the marker begins, after its indentation. */
  at: number
}

const marker = /^guard: (?<name>.+?)(?: \[(?<change>.+)\])?$/
const testsLine = /^ *\/\/ guards tested by: (?<names>.+)$/gm
const arrow = / ->(?: |$)/
const ellipsis = '…'

export function markersOf(source: string): Marker[] {
  const markers: Marker[] = []
  let waiting: string[] = []
  let at = 0
  for (const line of source.split('\n')) {
    const comment = /^ *\/\/ ?(.*)$/.exec(line)?.[1]
    const last = waiting.length - 1
    if (comment?.startsWith('guard: ')) waiting.push(comment)
    else if (comment?.startsWith('  ') && last >= 0) waiting[last] += ` ${comment.trim()}`
    else if (comment === undefined) {
      markers.push(...waiting.map((written) => ({ ...read(written), at: at + line.search(/\S|$/) })))
      waiting = []
    }
    at += line.length + 1
  }
  return markers
}

/** The tests that a file names for its guards, where convention does not find them. */
export function testNamesOf(source: string): string[] {
  return [...source.matchAll(testsLine)].flatMap(({ groups }) => groups!.names!.split(', '))
}

/** The same text, as long as before, in which no comment line can be mistaken for code. */
export function withoutComments(source: string): string {
  return source.replaceAll(/^ *\/\/.*$/gm, (line) => ' '.repeat(line.length))
}

function read(written: string): Omit<Marker, 'at'> {
  const { name = '', change } = marker.exec(written)?.groups ?? {}
  return { name, ...(change !== undefined && { change: changeOf(change) }) }
}

function changeOf(written: string): NonNullable<Marker['change']> {
  const [named = '', replace] = splitOnce(written)
  const isCutShort = named.endsWith(ellipsis)
  const text = isCutShort ? named.slice(0, -ellipsis.length) : named
  return { text, isCutShort, ...(replace !== undefined && { replace }) }
}

function splitOnce(written: string): [string, string?] {
  const found = arrow.exec(written)
  if (found === null) return [written]
  return [written.slice(0, found.index), written.slice(found.index + found[0].length)]
}
