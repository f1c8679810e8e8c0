import { printable } from './fonts.ts'
import type { HtmlNode } from './html_tree.ts'

/** Words that look alike. */
export interface Run {
  text: string
  [style: string]: unknown
}

const styles: Record<string, object> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italics: true },
  i: { italics: true },
  cite: { italics: true },
  del: { decoration: 'lineThrough' },
  s: { decoration: 'lineThrough' },
  u: { decoration: 'underline' },
  code: { background: '#f1f3f5' },
  kbd: { background: '#f1f3f5' },
  small: { fontSize: 9 },
  th: { bold: true },
}
const safe = /^(?:https?:\/\/|mailto:)/i

/** The words of a paragraph, in runs. Spaces are as a browser shows them. */
export function inlineContent(nodes: readonly HtmlNode[], keepsSpaces = false): Run[] {
  const runs = nodes.flatMap((node) => runsOf(node, {}, keepsSpaces))
  return keepsSpaces ? runs : tidied(runs)
}

function runsOf(node: HtmlNode, style: object, keepsSpaces: boolean): Run[] {
  if (typeof node === 'string') {
    const text = printable(keepsSpaces ? node : node.replaceAll(/[ \t\r\n\f]+/g, ' '))
    return text === '' ? [] : [{ ...style, text }]
  }
  const { name, attributes, children } = node
  if (name === 'br') return [{ text: '\n' }]
  if (name === 'img') return attributes.alt ? [{ ...style, text: printable(attributes.alt) }] : []
  // A task of a list.
  if (name === 'input') return [{ ...style, text: 'checked' in attributes ? '[x] ' : '[  ] ' }]
  const inner = { ...style, ...styles[name], ...(name === 'a' && linkTo(attributes.href ?? '')) }
  return children.flatMap((child) => runsOf(child, inner, keepsSpaces))
}

function linkTo(href: string): object {
  if (!safe.test(href.trim())) return {}
  return { link: href.trim(), color: '#1d4f91', decoration: 'underline' }
}

/** One space between words, and none where a line begins or ends. */
function tidied(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const last = kept.at(-1)
    const text = !last || /[ \n]$/.test(last.text) ? run.text.replace(/^ +/, '') : run.text
    if (text !== '') kept.push({ ...run, text })
  }
  const last = kept.at(-1)
  if (last) last.text = last.text.trimEnd()
  return kept.filter(({ text }) => text !== '')
}
