import type { Place } from './questions.ts'

/** A passage as a search shows it, and the page it was read from. */
export interface FoundPassage {
  path: string
  trail: string[]
  text: string
}

/** Right under the heading that is asked for; small sections stand together in one passage, with their headings in it. */
export function isRightPlace({ path, trail, text }: FoundPassage, place: Place, markdown: string): boolean {
  if (path !== place.path) return false
  if (place.says !== null && !plain(text).includes(plain(place.says))) return false
  const headings = headingsOf(markdown)
  // A bold line is in the trail, too, but no heading.
  const nearest =
    trail
      .slice(1)
      .map(plain)
      .findLast((above) => headings.has(above)) ?? null
  const lines = linesOf(text)
  if (place.heading === null) return nearest === null && !headings.has(lines[0]!)
  const heading = plain(place.heading)
  return nearest === heading || lines.includes(heading)
}

/** Those of the second level and below: the first level repeats the title. */
function headingsOf(markdown: string): Set<string> {
  const withoutCode = markdown.replaceAll(/^ *(```|~~~)[\s\S]*?^ *\1/gm, '')
  return new Set([...withoutCode.matchAll(/^ *#{2,6} +(.+?) *#*$/gm)].map(([, heading]) => plain(heading!)))
}

/** What stands in a list is not a heading. */
const linesOf = (text: string) => text.split('\n').map((line) => (/^\s*-/.test(line) ? '' : plain(line)))

/** Without its links, its marks and its anchor. */
const plain = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{#.*\}/, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
