/** Changes what stands outside of fenced code. Fences may be indented: sites indent what lies inside components. */
export function outsideFences(text: string, change: (text: string) => string): string {
  const written: string[] = []
  let plain: string[] = []
  let fence: string | null = null

  function flush() {
    if (plain.length > 0) written.push(change(plain.join('\n')))
    plain = []
  }

  for (const line of text.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== null) {
      written.push(line)
      if (marker?.startsWith(fence) && line.trim() === marker) fence = null
    } else if (marker && isOpening(line, marker)) {
      flush()
      written.push(line)
      fence = marker
    } else plain.push(line)
  }
  flush()
  return written.join('\n')
}

/** A span of code that begins a line with three backticks ends on that line. */
const isOpening = (line: string, marker: string) =>
  marker[0] === '~' || !line.trim().slice(marker.length).includes('`')

/** Changes what a pattern finds outside of code spans. The pattern has no groups. */
export function outsideSpans(text: string, pattern: RegExp, change: (found: string) => string): string {
  const either = new RegExp(`\`+[^\`\\n]+\`+|${pattern.source}`, `g${pattern.flags.replace('g', '')}`)
  return text.replace(either, (found) => (found.startsWith('`') ? found : change(found)))
}
