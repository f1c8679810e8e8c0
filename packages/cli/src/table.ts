import { oneLine } from './terminal_text.ts'

/** Rows for people: columns as wide as their widest cell, a heading, two spaces between. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map((row) => row.map(oneLine))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A time to the minute, in UTC as everywhere in Foyer. */
export const formatMinute = (time: Date | null) =>
  time ? time.toISOString().slice(0, 16).replace('T', ' ') : '-'
