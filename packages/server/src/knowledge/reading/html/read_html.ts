import { type ReadLimits, refuseTooLong } from '../limits.ts'
import type { Findings } from '../read_document.ts'
import { headOf } from './head.ts'
import { pageHintsOf } from './hints/page_hints.ts'
import { styleSheetsOf } from './hints/style_sheets.ts'
import { mainContent } from './main_content.ts'
import { linksOf } from './page_links.ts'
import { parseTree, rawText } from './tree.ts'

/** A web page. */
export function readHtml(html: string, url: string | null, limits: ReadLimits): Findings {
  // Nobody can split a page of the web, and one that lists a whole site has more links than are ever followed.
  const tree = parseTree(html, limits, { cut: url !== null })
  const { base, meta, ...head } = headOf(tree, url)
  const links = linksOf(tree, base)
  refuseTooLong(rawText(tree.children), limits)
  const hints = pageHintsOf(tree, { language: head.language, base, meta })
  const style_sheets = styleSheetsOf(tree, base)
  return {
    ...head,
    links,
    hints,
    style_sheets,
    blocks: mainContent(tree, { base, title: head.title }, limits),
  }
}
