import { parseDocument } from 'htmlparser2'

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]

export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}
export type HtmlNode = string | HtmlElement

/** What stands in them is not for reading. */
const unread = new Set(
  'head title script style template iframe noscript svg object select textarea'.split(' '),
)
/** Nobody nests deeper by hand; what is deeper keeps its words and loses its shape. */
const deepest = 40

/** A page as its elements and words. */
export const readHtml = (html: string): HtmlNode[] => nodesOf(parseDocument(html).children, 0)

function nodesOf(parsed: readonly ParsedNode[], depth: number): HtmlNode[] {
  return parsed.flatMap((node): HtmlNode[] => {
    if ('name' in node && 'attribs' in node) {
      const name = node.name.toLowerCase()
      if (unread.has(name)) return []
      if (depth >= deepest) return [wordsBelow(node.children)]
      return [{ name, attributes: node.attribs, children: nodesOf(node.children, depth + 1) }]
    }
    return isText(node) ? [node.data] : []
  })
}

const isText = (node: ParsedNode): node is ParsedNode & { data: string } => node.type === 'text'

/** Without recursion: there is no end to how deep a page can go. */
function wordsBelow(parsed: readonly ParsedNode[]): string {
  const words: string[] = []
  const waiting = [...parsed].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop())
    if (isText(node)) words.push(node.data)
    else if ('children' in node && !('name' in node && unread.has(node.name)))
      waiting.push(...node.children.toReversed())
  return words.join(' ')
}
