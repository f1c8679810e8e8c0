/**
 * The lines in which a model replies. Each begins with what it rests on: `[3]` a source, `[-]` nothing, because it states
 * nothing. `[none 2]` declines the second question. `[say 1]` puts a sentence that is added into the visitor's language.
 * `[bye]` is a goodbye, where the conversation ends.
 */
export type ReplyLine =
  | { kind: 'sentence'; cites: string[]; text: string }
  | { kind: 'decline'; questions: number[]; text: string }
  | { kind: 'translation'; sentence: number; text: string }
  | { kind: 'goodbye'; text: string }

const bracket = /^\s*(?:[-*•]\s+)?\[([^\][\n]{1,60})\]\s*/u

/** Null for a line that does not say what it rests on. */
export function parseLine(line: string): ReplyLine | null {
  const marks: string[] = []
  let text = line
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    marks.push(
      ...found[1]!
        .trim()
        .toLowerCase()
        .split(/[\s,;]+/),
    )
    text = text.slice(found[0].length)
  }
  const [first, ...rest] = marks
  if (first === undefined) return null
  const numbers = rest.map(Number).filter(Number.isInteger)
  if (first === 'none') return { kind: 'decline', questions: numbers, text: text.trim() }
  if (first === 'say') return { kind: 'translation', sentence: numbers[0] ?? 0, text: text.trim() }
  if (first === 'bye') return { kind: 'goodbye', text: text.trim() }
  return { kind: 'sentence', cites: marks.filter((mark) => !/^[-–—]$/.test(mark)), text: text.trim() }
}

/** Whole lines out of a text that comes in pieces. */
export function lineStream() {
  let pending = ''
  return {
    push(piece: string): string[] {
      const lines = (pending + piece).split('\n')
      pending = lines.pop() ?? ''
      return lines.filter((line) => line.trim() !== '')
    },
    end(): string[] {
      const rest = pending
      pending = ''
      return rest.trim() === '' ? [] : [rest]
    },
  }
}
