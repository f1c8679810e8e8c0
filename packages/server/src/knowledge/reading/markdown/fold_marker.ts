/**
 * How a component is written down until Markdown has been parsed: a tag on a line of its own, which Markdown leaves
 * alone. A part is a component without a title.
 */
const fold = 'foyer-fold'
const part = 'foyer-part'

export const openMarker = (title: string | null) =>
  title === null ? `<${part}>` : `<${fold} title="${encodeURIComponent(title.toWellFormed())}">`

export const closeMarker = (title: string | null) => `</${title === null ? part : fold}>`

export type Marker = { opens: true; title: string | null } | { opens: false; folds: boolean }

export function markerIn(line: string): Marker | null {
  const trimmed = line.trim()
  if (!trimmed.startsWith('<foyer-') && !trimmed.startsWith('</foyer-')) return null
  if (trimmed === `</${fold}>` || trimmed === `</${part}>`)
    return { opens: false, folds: trimmed.includes(fold) }
  if (trimmed === `<${part}>`) return { opens: true, title: null }
  const title = new RegExp(`^<${fold} title="([^"]*)">$`).exec(trimmed)?.[1]
  return title === undefined ? null : { opens: true, title: decodeTitle(title) }
}

function decodeTitle(title: string): string {
  try {
    return decodeURIComponent(title)
  } catch {
    return title
  }
}
