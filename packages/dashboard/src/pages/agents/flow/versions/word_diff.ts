/** Two texts as one: what stayed, what went and what came, word by word. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** The comparison takes the product of both lengths: longer texts are shown whole, one after the other. */
const mostWords = 600

export function wordDiff(before: string, after: string): DiffPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || now.length > mostWords) return wholeDiff(before, after)
  const common = commonLengths(old, now)
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      push(pieces, 'same', old[i]!)
      i++
      j++
    } else if (j === now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      push(pieces, 'removed', old[i]!)
      i++
    } else {
      push(pieces, 'added', now[j]!)
      j++
    }
  }
  return pieces
}

const wholeDiff = (before: string, after: string): DiffPiece[] =>
  [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '')

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** How much both have in common from each pair of places on. */
function commonLengths(old: string[], now: string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

function push(pieces: DiffPiece[], kind: DiffPiece['kind'], text: string) {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else pieces.push({ kind, text })
}
