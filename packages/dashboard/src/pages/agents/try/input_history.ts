/** Arrow up brings back what was said before, as in a shell; arrow down goes the other way, to what was being written. */
export interface HistoryPosition {
  /** How far back; 0 is what is being written. */
  steps: number
  written: string
}

export const historyStart: HistoryPosition = { steps: 0, written: '' }

/** Null where there is nothing further in that direction. */
export function moveInHistory(
  said: readonly string[],
  { steps, written }: HistoryPosition,
  direction: 'back' | 'forth',
): { recall: HistoryPosition; text: string } | null {
  const next = direction === 'back' ? steps + 1 : steps - 1
  const text = next === 0 ? written : said[said.length - next]
  return next < 0 || text === undefined ? null : { recall: { steps: next, written }, text }
}
