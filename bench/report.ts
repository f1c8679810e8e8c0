import type { Comparison } from './compare.ts'
import type { Contention } from './edits.ts'

/** The run as a table for people. */
export function tableOf(comparisons: Comparison[], contentions: Contention[]): string {
  const heads = ['', 'req/s', 'bare', 'ratio', 'rounds', 'goal', 'p95 ms', 'bare', 'cpu µs', 'bare', '']
  const rows = comparisons.map(({ name, goal, product, bare, ratio, lowestRatio, highestRatio }) => [
    name,
    product.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    ratio.toFixed(2),
    `${lowestRatio.toFixed(2)} to ${highestRatio.toFixed(2)}`,
    goal.toFixed(2),
    product.p95Ms.toFixed(1),
    bare.p95Ms.toFixed(1),
    product.cpuPerRequest.toFixed(0),
    bare.cpuPerRequest.toFixed(0),
    ratio >= goal ? 'reached' : 'missed',
  ])
  const lines = contentions.map(
    ({ name, perSecond, p95Ms, kept, lost }) =>
      `${name}: ${perSecond.toFixed(0)} req/s, p95 ${p95Ms.toFixed(1)} ms, ${kept} edits kept, ${lost} lost`,
  )
  return [...(rows.length > 0 ? aligned([heads, ...rows]) : []), ...lines].join('\n')
}

/** The first column is text, every other one figures. */
function aligned(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}

/** How many there are of each kind. */
export function countsOf(kinds: (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** The figure that such a share of them does not exceed. */
export function quantile(figures: number[], share: number): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) * share)] ?? 0
}
