import { type Block, blocksOf, type Span } from '../text/markdown.ts'
import { h } from './dom.ts'

export const richText = (text: string): Node[] => blocksOf(text).map(blockNode)

const blockNode = (block: Block): Node =>
  block.kind === 'paragraph'
    ? h('p', {}, ...block.spans.map(spanNode))
    : h(block.kind, {}, ...block.items.map((spans) => h('li', {}, ...spans.map(spanNode))))

function spanNode(span: Span): Node | string {
  if (span.kind === 'link') return h('a', { href: span.url, target: '_blank', rel: 'noopener' }, span.text)
  return span.kind === 'bold' ? h('strong', {}, span.text) : span.text
}
