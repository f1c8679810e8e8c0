/** A run of lines with one fate. `kept` and `removed` together are the old text, `kept` and `added` the new one. */
export interface LineChange {
  change: 'kept' | 'removed' | 'added'
  lines: string[]
}

/**
 * Beyond this many removed and added lines nobody reads a diff line by line. It bounds the work at this number times
 * the number of lines, and what is remembered at its square, whatever the texts are.
 */
const mostEdits = 1000

/** The shortest way from one text to the other by whole lines; where that is long, the differing part at once. */
export function diffLines(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const head = commonHead(old, now)
  const tail = commonTail(old, now, head)
  const [removed, added] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  return merged([
    { change: 'kept', lines: old.slice(0, head) },
    ...(shortestPath(removed, added) ?? replaced(removed, added)),
    { change: 'kept', lines: old.slice(old.length - tail) },
  ])
}

function commonHead(old: string[], now: string[]): number {
  const most = Math.min(old.length, now.length)
  let count = 0
  while (count < most && old[count] === now[count]) count += 1
  return count
}

function commonTail(old: string[], now: string[], head: number): number {
  const most = Math.min(old.length, now.length) - head
  let count = 0
  while (count < most && old.at(-1 - count) === now.at(-1 - count)) count += 1
  return count
}

const replaced = (removed: string[], added: string[]): LineChange[] => [
  { change: 'removed', lines: removed },
  { change: 'added', lines: added },
]

/**
 * Myers, "An O(ND) Difference Algorithm" (1986), greedily forward; null past `mostEdits`. A diagonal is a line of the
 * old text minus one of the new. `reached` says how far down the old text the ways on each diagonal came, `history`
 * what it said before each further edit.
 */
function shortestPath(old: string[], now: string[]): LineChange[] | null {
  const [a, b] = numbered(old, now)
  const most = Math.min(a.length + b.length, mostEdits)
  const middle = most + 1
  const reached = new Int32Array(2 * middle + 1)
  const history: Int32Array[] = []
  for (let edits = 0; edits <= most; edits += 1) {
    history.push(reached.slice(middle - edits, middle + edits + 1))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const here = middle + diagonal
      const [left, right] = [reached[here - 1]!, reached[here + 1]!]
      let x = comesByAdding(diagonal, edits, left, right) ? right : left + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      reached[here] = x
      if (x >= a.length && x - diagonal >= b.length) return walkBack(old, now, history)
    }
  }
  return null
}

/** Equal lines get equal numbers, so that a long line is read once and not at every comparison. */
function numbered(...texts: [string[], string[]]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>()
  const numberOf = (line: string) => {
    const number = numbers.get(line) ?? numbers.size
    numbers.set(line, number)
    return number
  }
  return [Int32Array.from(texts[0], numberOf), Int32Array.from(texts[1], numberOf)]
}

/** Whether the furthest way onto a diagonal adds a line of the new text, or removes one of the old. */
function comesByAdding(diagonal: number, edits: number, left: number, right: number): boolean {
  return diagonal === -edits || (diagonal !== edits && left < right)
}

/** From the ends of both texts to their beginnings: one edit at a time, with the lines that were kept after it. */
function walkBack(old: string[], now: string[], history: Int32Array[]): LineChange[] {
  const steps: LineChange[] = []
  let [x, y] = [old.length, now.length]
  for (let edits = history.length - 1; edits > 0; edits -= 1) {
    const diagonal = x - y
    const [left, right] = [
      history[edits]![edits + diagonal - 1] ?? 0,
      history[edits]![edits + diagonal + 1] ?? 0,
    ]
    if (comesByAdding(diagonal, edits, left, right)) {
      steps.push({ change: 'kept', lines: old.slice(right, x) })
      ;[x, y] = [right, right - diagonal - 1]
      steps.push({ change: 'added', lines: [now[y]!] })
    } else {
      steps.push({ change: 'kept', lines: old.slice(left + 1, x) })
      ;[x, y] = [left, left + 1 - diagonal]
      steps.push({ change: 'removed', lines: [old[x]!] })
    }
  }
  steps.push({ change: 'kept', lines: old.slice(0, x) })
  return steps.reverse()
}

/** Runs as long as they can be: at every place first what was removed, then what was added. */
function merged(steps: LineChange[]): LineChange[] {
  const runs: LineChange[] = []
  let open: Record<LineChange['change'], string[]> = { kept: [], removed: [], added: [] }
  const close = () => {
    for (const change of ['kept', 'removed', 'added'] as const)
      if (open[change].length > 0) runs.push({ change, lines: open[change] })
    open = { kept: [], removed: [], added: [] }
  }
  for (const { change, lines } of steps) {
    if (lines.length === 0) continue
    if (change === 'kept' && open.removed.length + open.added.length > 0) close()
    open[change] = open[change].concat(lines)
  }
  close()
  return runs
}
