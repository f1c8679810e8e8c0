import type { Content } from 'pdfmake'
import { type HtmlElement, type HtmlNode, readHtml } from './html_tree.ts'
import { inlineContent, type Run } from './inline_content.ts'

const containers = new Set(
  'html body div section article main header footer nav aside figure figcaption form details summary address dl'.split(
    ' ',
  ),
)
const blocks = new Set([
  ...containers,
  ...'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre table hr dt dd'.split(' '),
])
const headings: Record<string, object> = {
  h1: { fontSize: 19, bold: true, lineHeight: 1.05, margin: [0, 0, 0, 10] },
  h2: { fontSize: 13, bold: true, lineHeight: 1.05, margin: [0, 14, 0, 5] },
  h3: { fontSize: 11, bold: true, lineHeight: 1.05, margin: [0, 10, 0, 4] },
}
const after = [0, 0, 0, 7]
/** A heading stays with what follows it, unless that is so long that half a page would stay empty. */
const longestBeside = 900
const rule = '#d5dae0'

/** A page of HTML as the parts of a printed one. */
export const htmlContent = (html: string): Content[] => blocksOf(readHtml(html))

/** Words between blocks make a paragraph of their own. */
function blocksOf(nodes: readonly HtmlNode[]): Content[] {
  const written: { content: Content; heading: boolean }[] = []
  let loose: HtmlNode[] = []
  const add = (content: Content | undefined, heading = false) => {
    if (content !== undefined) written.push({ content, heading })
  }
  const endParagraph = () => {
    add(paragraph(loose))
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !blocks.has(node.name)) {
      loose.push(node)
      continue
    }
    endParagraph()
    if (containers.has(node.name)) for (const content of blocksOf(node.children)) add(content)
    else add(blockOf(node), /^h[1-6]$/.test(node.name))
  }
  endParagraph()
  return keptTogether(written)
}

function keptTogether(written: readonly { content: Content; heading: boolean }[]): Content[] {
  const contents: Content[] = []
  for (let at = 0; at < written.length; at++) {
    const { content, heading } = written[at]!
    const next = written[at + 1]
    if (heading && next && !next.heading && JSON.stringify(next.content).length < longestBeside) {
      contents.push({ stack: [content, next.content], unbreakable: true })
      at++
    } else contents.push(content)
  }
  return contents
}

function blockOf(element: HtmlElement): Content | undefined {
  const { name, attributes, children } = element
  switch (name) {
    case 'ul':
    case 'ol': {
      const items = itemsOf(children)
      const start = Number.parseInt(attributes.start ?? '1', 10) || 1
      if (items.length === 0) return undefined
      return name === 'ul' ? { ul: items, margin: after } : { ol: items, start, margin: after }
    }
    case 'blockquote':
      return { table: { widths: ['*'], body: [[stackOf(children)]] }, layout: quotation, margin: after }
    case 'pre':
      return {
        text: inlineContent(children, true),
        fontSize: 9,
        preserveLeadingSpaces: true,
        background: '#f1f3f5',
        margin: after,
      }
    case 'table':
      return tableOf(element)
    case 'hr':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 467, y2: 0, lineWidth: 0.5, lineColor: rule }],
        margin: [0, 6, 0, 12],
      }
    case 'li':
      return stackOf(children)
    case 'dt':
      return withStyle(paragraph(children), { bold: true, margin: [0, 4, 0, 1] })
    default:
      return withStyle(paragraph(children), headings[name] ?? (/^h/.test(name) ? headings.h3! : {}))
  }
}

const withStyle = (content: { text: Run[] } | undefined, style: object): Content | undefined =>
  content && { ...content, ...style }

function paragraph(nodes: readonly HtmlNode[]): { text: Run[]; margin: number[] } | undefined {
  const text = inlineContent(nodes)
  return text.length === 0 ? undefined : { text, margin: after }
}

const itemsOf = (nodes: readonly HtmlNode[]): Content[] =>
  nodes
    .filter((node) => typeof node !== 'string')
    .map((item) => ({ ...stackOf(item.children), marginBottom: 1 }))
    .filter(({ stack }) => stack.length > 0)

function stackOf(nodes: readonly HtmlNode[]): { stack: Content[] } {
  const stack = blocksOf(nodes)
  const last = stack.at(-1)
  // What follows has its own distance.
  if (last && typeof last === 'object' && !Array.isArray(last)) last.margin = [0, 0, 0, 1]
  return { stack }
}

function tableOf(element: HtmlElement): Content | undefined {
  // Markdown wants heads, also where nothing stands in them.
  const rows = rowsOf(element).filter((cells) => cells.some(({ children }) => blocksOf(children).length > 0))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (width === 0) return undefined
  const body = rows.map((cells) =>
    Array.from({ length: width }, (_, at) => {
      const cell = cells[at]
      return cell ? { ...stackOf(cell.children), bold: cell.name === 'th' } : ''
    }),
  )
  const headerRows = rows[0]!.every(({ name }) => name === 'th') ? 1 : 0
  return {
    table: { headerRows, widths: Array(width).fill('*'), body, dontBreakRows: true },
    layout: lined,
    margin: [0, 2, 0, 10],
  }
}

function rowsOf({ children }: HtmlElement): HtmlElement[][] {
  return children.flatMap((node): HtmlElement[][] => {
    if (typeof node === 'string') return []
    if (node.name !== 'tr') return rowsOf(node)
    return [
      node.children.filter(
        (cell): cell is HtmlElement => typeof cell !== 'string' && /^t[dh]$/.test(cell.name),
      ),
    ]
  })
}

const nothing = () => 0
const lined = {
  hLineWidth: (line: number) => (line === 1 ? 0.8 : 0.4),
  vLineWidth: nothing,
  hLineColor: () => rule,
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}
const quotation = {
  hLineWidth: nothing,
  vLineWidth: (line: number) => (line === 0 ? 2 : 0),
  vLineColor: () => rule,
  paddingLeft: () => 10,
  paddingRight: nothing,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}
