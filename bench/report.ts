import type { Comparison } from './compare.ts'
import type { Contention } from './edits.ts'

/** The run as a table for people. */
export function tableOf(comparisons: Comparison[], contentions: Contention[]): string {
  const heads = [
    'work',
    'product req/s',
    'bare req/s',
    'ratio',
    'lowest..highest',
    'goal',
    'p95 ms',
    'bare p95 ms',
    '',
  ]
  const rows = comparisons.map((row) => [
    row.name,
    row.product.perSecond.toFixed(0),
    row.bare.perSecond.toFixed(0),
    row.ratio.toFixed(2),
    `${row.lowestRatio.toFixed(2)}..${row.highestRatio.toFixed(2)}`,
    row.goal.toFixed(2),
    row.product.p95Ms.toFixed(1),
    row.bare.p95Ms.toFixed(1),
    row.ratio >= row.goal ? 'reached' : 'missed',
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
