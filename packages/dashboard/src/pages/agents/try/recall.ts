/** Arrow up brings back what was said before, as in a shell; arrow down goes the other way, to what was being written. */
export interface Recall {
  /** How far back; 0 is what is being written. */
  steps: number
  written: string
}

export const nothingRecalled: Recall = { steps: 0, written: '' }

/** Null where there is nothing further in that direction. */
export function recall(
  said: readonly string[],
  { steps, written }: Recall,
  direction: 'back' | 'forth',
): { recall: Recall; text: string } | null {
  const next = direction === 'back' ? steps + 1 : steps - 1
  const text = next === 0 ? written : said[said.length - next]
  return next < 0 || text === undefined ? null : { recall: { steps: next, written }, text }
}
