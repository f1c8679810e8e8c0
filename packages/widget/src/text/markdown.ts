/** The little Markdown that agents write: paragraphs, lists, bold and links. All else stays the text it is. */

export type Span = { kind: 'text' | 'bold'; text: string } | { kind: 'link'; text: string; url: string }

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'ul' | 'ol'; items: Span[][] }

const item = /^\s*(?:[-*•]|(\d+)[.)])\s+(.+)$/

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join('\n')) })
    paragraph = []
  }
  for (const line of text.split(/\r?\n/)) {
    const found = item.exec(line)
    if (found) {
      endParagraph()
      addItem(blocks, found[1] === undefined ? 'ul' : 'ol', spansOf(found[2] ?? ''))
    } else if (line.trim() === '') endParagraph()
    else paragraph.push(line.trim())
  }
  endParagraph()
  return blocks
}

function addItem(blocks: Block[], kind: 'ul' | 'ol', spans: Span[]) {
  const last = blocks.at(-1)
  if (last?.kind === kind) last.items.push(spans)
  else blocks.push({ kind, items: [spans] })
}

/** Links first: what stands in one is never bold, nor a link of its own. Only http and https lead anywhere. */
const span =
  /\[(?<title>[^\]\n]+)\]\((?<target>https?:\/\/[^\s()]+)\)|(?<bare>https?:\/\/[^\s<>"'()*]*[^\s<>"'()*.,;:!?])|\*\*(?<bold>\S|\S.*?\S)\*\*/gi

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const { index, 0: whole, groups = {} } of text.matchAll(span)) {
    if (index > end) spans.push({ kind: 'text', text: text.slice(end, index) })
    spans.push(spanOf(groups))
    end = index + whole.length
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) })
  return spans
}

function spanOf({ title, target, bare, bold }: Record<string, string>): Span {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  const url = target ?? bare ?? ''
  return { kind: 'link', text: title ?? url, url }
}
