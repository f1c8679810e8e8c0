import { outsideFences } from './fences.ts'
import { closeMarker, openMarker } from './fold_marker.ts'
import { type Tag, tagAt } from './tag.ts'

interface Component {
  name: string
  /** Null for one within a sentence, which leaves no marker. */
  closing: string | null
}

/**
 * Components of documentation sites (`<Note>`, `<Tabs>`, `<Accordion title="…">`) and `<details>`: their tags go, what
 * they hold stays. Those that stand as blocks leave a marker, so that what they hold can be outdented and, where they
 * have a title, be put under it.
 */
export function markComponents(text: string): string {
  const open: Component[] = []
  return outsideFences(text, (plain) => markIn(plain, open))
}

function markIn(text: string, open: Component[]): string {
  const pattern = /`+[^`\n]+`+|<(?=\/?[A-Za-z])/g
  let written = ''
  let from = 0
  let tables = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const tag = found[0] === '<' ? tagAt(text, found.index) : null
    if (!tag) continue
    if (tag.name === 'table') tables += tag.closing ? -1 : 1
    const { stands, end } = replace(text, found.index, tag, open, tables > 0)
    written += text.slice(from, found.index) + stands
    from = end
    pattern.lastIndex = end
  }
  return written + text.slice(from)
}

function replace(text: string, at: number, tag: Tag, open: Component[], inTable: boolean): Replacement {
  if (tag.name === 'details' || /^[A-Z]/.test(tag.name)) return replaceComponent(text, at, tag, open)
  return { stands: htmlTag(text.slice(at, tag.end), tag, inTable), end: tag.end }
}

interface Replacement {
  stands: string
  end: number
}

const wrappers = /^(div|span|section|center|figure|picture|source|img|video|audio|iframe)$/

/**
 * Tags that only wrap or show pictures would make Markdown take the lines that follow for HTML; in a table of HTML they
 * are part of it. Attributes in braces are no HTML: without any, the tag is.
 */
function htmlTag(raw: string, { name, selfClosing, attributes }: Tag, inTable: boolean): string {
  if (wrappers.test(name) && !inTable && !attributes.has('hidden') && !attributes.has('style')) return ''
  return raw.includes('={') ? `<${name}${selfClosing ? ' /' : ''}>` : raw
}

function replaceComponent(text: string, at: number, tag: Tag, open: Component[]): Replacement {
  const { end, name } = tag
  if (tag.closing) return { stands: close(name, open), end }
  const indent = indentBefore(text, at)
  const isBlock = indent !== null
  if (tag.selfClosing) return { stands: `${isBlock ? '' : badge(name)}${titleOf(tag) ?? ''}`, end }
  if (!isBlock) {
    open.push({ name, closing: null })
    return { stands: '', end }
  }
  const summary = name === 'details' ? summaryAt(text, end) : null
  const title = summary?.title ?? titleOf(tag)
  const isCallout = callouts.test(name)
  const folded = isCallout ? null : title
  open.push({ name, closing: closeMarker(folded) })
  const said = [isCallout ? title : null, summary?.rest].filter((each) => each)
  const lines = ['', openMarker(folded), '', ...said, ''].map((line) => indent + line)
  return { stands: lines.join('\n').trimStart(), end: summary?.end ?? end }
}

/** The spaces that a line begins with, up to here; null where something else stands before. */
function indentBefore(text: string, at: number): string | null {
  let start = at
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start === 0 || text[start - 1] === '\n' ? text.slice(start, at) : null
}

/** What `<details>` shows while it is closed. Some put more into it than a line: the rest is content. */
function summaryAt(text: string, at: number): { title: string; rest: string; end: number } | null {
  const pattern = /\s*<summary[^>]*>([^<]{0,2000}(?:<(?!\/summary)[^<]{0,1000}){0,20})<\/summary>/y
  pattern.lastIndex = at
  const inside = pattern
    .exec(text)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim()
  if (!inside) return null
  const [first = '', ...rest] = inside.split('\n')
  return { title: first.replace(/^#+\s*/, ''), rest: rest.join('\n'), end: pattern.lastIndex }
}

/** Whatever was left open inside ends with it. */
function close(name: string, open: Component[]): string {
  const index = open.findLastIndex((component) => component.name === name)
  if (index === -1) return ''
  return open
    .splice(index)
    .reverse()
    .map(({ closing }) => (closing === null ? '' : `\n${closing}\n`))
    .join('')
}

/** Their title belongs to the text, which goes on behind them. */
const callouts = /^(Note|Tip|Info|Warning|Caution|Danger|Important|Callout|Admonition|Alert|Check|Aside)$/

function titleOf({ attributes }: Tag): string | null {
  const names = ['title', 'label', 'summary', 'heading', 'header', 'question']
  return names.map((name) => attributes.get(name)).find((value) => value) ?? null
}

/** Words that sites show as a coloured badge beside a name, and that say something about it. */
const badge = (name: string) =>
  /^(Required|Optional|Deprecated|Beta|New|Experimental)$/.test(name) ? `(${name.toLowerCase()})` : ''
