import type { PromptTemplateDiff } from '@foyer/sdk'

/** One row of a comparison: a line of the older text beside the one of the newer; null where there is none. */
export interface LinePair {
  left: string | null
  right: string | null
  isSame: boolean
}

/** Lines that went stand beside those that came in their place. */
export function sideBySideLines(changes: PromptTemplateDiff['changes']): LinePair[] {
  const pairs: LinePair[] = []
  let removed: string[] = []
  const flush = (added: string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      pairs.push({ left: removed[at] ?? null, right: added[at] ?? null, isSame: false })
    removed = []
  }
  for (const { change, lines } of changes) {
    if (change === 'removed') removed.push(...lines)
    else if (change === 'added') flush(lines)
    else {
      flush([])
      pairs.push(...lines.map((line) => ({ left: line, right: line, isSame: true })))
    }
  }
  flush([])
  return pairs
}
