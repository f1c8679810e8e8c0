import { markerIn } from './fold_marker.ts'

interface Open {
  /** Where its marker stands, without what the components around it indent. */
  base: number
  /** What it and the components around it indent; null until its first line shows it. */
  depth: number | null
}

/** What lies inside of components loses the indentation that it has there, which Markdown would take for code. */
export function outdentComponents(text: string): string {
  const open: Open[] = []
  const written: string[] = []
  for (const line of text.split('\n')) {
    const marker = markerIn(line)
    if (!marker) {
      measure(line, open)
      written.push(outdent(line, open))
    } else if (marker.opens) {
      measure(line, open)
      const marked = outdent(line, open)
      open.push({ base: indentOf(marked), depth: null })
      written.push('', marked, '')
    } else {
      const closed = open.pop()
      written.push('', ' '.repeat(closed?.base ?? 0) + line.trim(), '')
    }
  }
  return written.join('\n')
}

/** The first line of a component's content shows how deep all of it stands. */
function measure(line: string, open: Open[]): void {
  const last = open.at(-1)
  if (last?.depth !== null || line.trim() === '') return
  const around = open.at(-2)?.depth ?? 0
  last.depth = around + Math.max(0, indentOf(line) - around - last.base)
}

const outdent = (line: string, open: Open[]) => line.slice(Math.min(indentOf(line), open.at(-1)?.depth ?? 0))

const indentOf = (line: string) => line.length - line.trimStart().length
