import type { Block } from '@foyer/engine'
import type { ReadLimits } from '../limits.ts'
import { blocksOfParts } from '../parts.ts'
import { lengthOf } from '../tidy.ts'
import { partsOf } from './blocks.ts'
import { removeClutter } from './clutter.ts'
import type { Head } from './head.ts'
import { readableHtml } from './readable.ts'
import {
  attribute,
  elementsIn,
  hasName,
  parseTree,
  rawText,
  type Tree,
  type TreeElement,
  type TreeNode,
} from './tree.ts'

/**
 * The content of a page. Readability finds articles well and loses much of pages that are none: price lists, questions
 * and answers, contacts. It is believed where it dropped something, and kept nearly all that is said outside of links.
 */
export function mainContent(
  tree: Tree,
  { base, title }: Pick<Head, 'base' | 'title'>,
  limits: ReadLimits,
): Block[] {
  removeClutter(tree)
  const main = mainElement(tree)
  const found = blocksOfParts(partsOf((main ?? tree).children, base), title)
  const whole = main ? found : withoutMenus(found)
  const article = readableHtml(tree)
  if (article === null) return whole
  const readable = blocksOfParts(partsOf(parseTree(article, limits).children, base), title)
  const keptIt = said(readable) >= 0.9 * said(whole) && lengthOfAll(readable) <= lengthOfAll(whole)
  return keptIt ? readable : whole
}

/** Where the page itself says that its content is, unless most of it is elsewhere, as behind a stray closing tag. */
function mainElement({ children }: Tree): TreeElement | null {
  const mains = elementsIn(
    children,
    (element) => element.name === 'main' || attribute(element, 'role') === 'main',
  )
  const articles = elementsIn(children, hasName('article'))
  const main = mains[0] ?? (articles.length === 1 ? articles[0] : undefined)
  return main && textLength(main.children) >= 0.5 * textLength(children) ? main : null
}

const textLength = (nodes: TreeNode[]) => rawText(nodes).replace(/\s+/g, ' ').length

/** Long lists of nothing but links are ways through the site, where there is something else to read. */
function withoutMenus(blocks: Block[]): Block[] {
  const others = blocks.filter((block) => !isMenu(block))
  return said(others) > 100 ? others : blocks
}

const isMenu = (block: Block) =>
  block.kind === 'list' &&
  block.items.length >= 8 &&
  block.items.every(({ text, links = [] }) => links.length === 1 && links[0]!.text.trim() === text)

const lengthOfAll = (blocks: Block[]) => blocks.reduce((sum, block) => sum + lengthOf(block), 0)

/** Links are mostly ways elsewhere: they say little about how much of a page was kept. */
const said = (blocks: Block[]) => blocks.reduce((sum, block) => sum + lengthOf(block) - linked(block), 0)

function linked(block: Block): number {
  const links = block.kind === 'list' ? block.items.flatMap((item) => item.links ?? []) : linksOf(block)
  return links.reduce((sum, { text }) => sum + text.length, 0)
}

const linksOf = (block: Block) => ('links' in block ? (block.links ?? []) : [])
