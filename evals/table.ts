import type { Row } from './row.ts'

/** The run as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['task', 'set', 'measure', 'baseline', 'measured', 'goal', '']
  const cells = rows.map(({ task, set, measure, baseline, goal, measured, isCost }) => [
    task,
    set,
    measure,
    figure(baseline),
    figure(measured),
    figure(goal),
    goal === null ? '' : (isCost ? measured <= goal : measured >= goal) ? 'reached' : 'missed',
  ])
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]!.length)),
  )
  const isText = (column: number) => column < 3 || column === heads.length - 1
  return [heads, ...cells]
    .map((row) =>
      row
        .map((cell, column) =>
          isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const figure = (value: number | null) => (value === null ? '' : value.toFixed(3))
