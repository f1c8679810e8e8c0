import { type ReadLimits, refuseTooLong } from '../limits.ts'
import type { Findings } from '../read_document.ts'
import { headOf } from './head.ts'
import { mainContent } from './main_content.ts'
import { linksOf } from './page_links.ts'
import { parseTree, rawText } from './tree.ts'

/** A web page. */
export function readHtml(html: string, url: string | null, limits: ReadLimits): Findings {
  const tree = parseTree(html, limits)
  const { base, ...head } = headOf(tree, url)
  const links = linksOf(tree, base)
  refuseTooLong(rawText(tree.children), limits)
  return { ...head, links, blocks: mainContent(tree, { ...head, base }, limits) }
}
