import type { Token, Tokens } from 'marked'
import { partsOf as partsOfHtml } from '../html/blocks.ts'
import { parseTree } from '../html/tree.ts'
import type { ReadLimits } from '../limits.ts'
import { buildList, type ListBuilder } from '../list_builder.ts'
import { canBeLabel, type Part } from '../parts.ts'
import { markerIn } from './fold_marker.ts'
import { inlineOf } from './inline.ts'

/** The blocks of parsed Markdown. HTML in it is read like a page. */
export function partsOf(tokens: Token[], base: string | null, limits: ReadLimits): Part[] {
  return withJoinedHtml(tokens).flatMap((token) => tokenParts(token as Tokens.Generic, base, limits))
}

/** An empty line does not end a table of HTML: what stands in a row of pieces is one. */
function withJoinedHtml(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    if (token.type === 'space') continue
    const before = joined.at(-1)
    if (isPlainHtml(token) && before && isPlainHtml(before))
      joined[joined.length - 1] = { ...before, raw: `${before.raw}\n${token.raw}` }
    else joined.push(token)
  }
  return joined
}

const isPlainHtml = (token: Token) => token.type === 'html' && markerIn(token.raw) === null

function tokenParts(token: Tokens.Generic, base: string | null, limits: ReadLimits): Part[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, text: inlineOf(token.tokens ?? [], base).text }]
    case 'paragraph':
    case 'text':
      return [paragraphOf(token, base)]
    case 'list':
      return listParts(token as Tokens.List, base, limits)
    case 'table':
      return [tableOf(token as Tokens.Table, base)]
    case 'code':
      return [{ kind: 'code', text: token.text }]
    case 'blockquote':
      return withoutAlert(partsOf(token.tokens ?? [], base, limits))
    case 'html':
      return htmlParts(token.raw, base, limits)
    default:
      return []
  }
}

function paragraphOf({ tokens, ...token }: Tokens.Generic, base: string | null): Part {
  const inline = inlineOf(tokens ?? [token], base)
  const [only, ...more] = tokens?.filter(({ raw }) => raw.trim() !== '') ?? []
  const isBold = only?.type === 'strong' && more.length === 0 && canBeLabel(inline.text)
  return isBold ? { kind: 'label', text: inline.text } : { kind: 'paragraph', ...inline }
}

/** `> [!NOTE]` of GitHub. */
function withoutAlert([first, ...rest]: Part[]): Part[] {
  if (first?.kind !== 'paragraph') return first ? [first, ...rest] : []
  return [{ ...first, text: first.text.replace(/^\[!\w+\]\s*/, '') }, ...rest]
}

function htmlParts(raw: string, base: string | null, limits: ReadLimits): Part[] {
  const marker = markerIn(raw)
  if (!marker) return partsOfHtml(parseTree(withInlineMarkdown(raw), limits).children, base)
  if (!marker.opens) return marker.folds ? [{ kind: 'unfold' }] : []
  return marker.title === null ? [] : [{ kind: 'fold', text: marker.title }]
}

/** Sites of MDX write links, code and bold words of Markdown into the cells of their HTML. */
const withInlineMarkdown = (html: string) =>
  html
    .replace(/`([^`\n<>]{1,500})`/g, '<code>$1</code>')
    .replace(/\[([^[\]\n]{1,500})\]\(([^()\s"]{1,2000})\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '<b>$1</b>')

function listParts(list: Tokens.List, base: string | null, limits: ReadLimits): Part[] {
  const builder = buildList(list.ordered)
  addItems(list, 0, builder, base, limits)
  return builder.finish()
}

function addItems(
  list: Tokens.List,
  depth: number,
  builder: ListBuilder,
  base: string | null,
  limits: ReadLimits,
): void {
  for (const { tokens } of list.items)
    for (const token of withJoinedHtml(tokens)) {
      if (token.type === 'list') addItems(token as Tokens.List, depth + 1, builder, base, limits)
      else if (['text', 'paragraph', 'heading'].includes(token.type)) {
        const inner = 'tokens' in token && token.tokens ? token.tokens : [token]
        builder.addItem({ ...inlineOf(inner, base), depth })
      } else builder.interrupt(tokenParts(token as Tokens.Generic, base, limits))
    }
}

function tableOf({ header, rows }: Tokens.Table, base: string | null): Part {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => inlineOf(tokens, base)))
  const [names, ...texts] = cells.map((row) => row.map(({ text }) => text))
  return {
    kind: 'table',
    header: names!.some((name) => name.trim() !== '') ? names! : null,
    rows: texts,
    links: cells.flat().flatMap(({ links }) => links),
  }
}
