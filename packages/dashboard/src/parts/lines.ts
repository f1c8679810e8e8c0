/** Lists are written one entry to a line. */

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const textOf = (entries: readonly string[]): string => entries.join('\n')
