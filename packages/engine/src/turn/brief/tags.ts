/** The parts of a message, as the brief explains them. */
const tags = [
  'instructions',
  'situation',
  'passages',
  'passage',
  'visitor',
  'team',
  'note',
  'knowledge',
] as const

type Tag = (typeof tags)[number]

const ours = new RegExp(`<(?=[\\s\\p{Cf}]*/?[\\s\\p{Cf}]*(?:${tags.join('|')})(?![\\p{L}\\p{N}]))`, 'giu')

/** What visitors and pages wrote opens and closes no tag of ours. Anything else in it, such as HTML, stays as it is. */
export const asMaterial = (text: string): string => text.replaceAll(ours, '‹')

/** The same for a line of the situation: what somebody wrote must not begin a line of its own, nor fill the page. */
export function asLine(text: string): string {
  const line = asMaterial(text).replaceAll(/\s+/g, ' ').trim()
  return line.length <= longestLine ? line : `${line.slice(0, longestLine)}…`
}

const longestLine = 300

export const inTag = (tag: Tag, text: string): string => `<${tag}>\n${text}\n</${tag}>`
