import type { Link } from '@foyer/engine'
import { Marked, type TokensList } from 'marked'
import { absolute } from '../absolute.ts'
import { bcp47 } from '../language.ts'
import type { ReadLimits } from '../limits.ts'
import { blocksOfParts } from '../parts.ts'
import type { Findings } from '../read_document.ts'
import { markAdmonitions } from './admonitions.ts'
import { partsOf } from './blocks.ts'
import { markComponents } from './components.ts'
import { splitFrontMatter } from './front_matter.ts'
import { inlineOf } from './inline.ts'
import { outdentComponents } from './outdent.ts'
import { withoutShortcodes } from './shortcodes.ts'

const marked = new Marked({ gfm: true })

/** Markdown, as it is written by hand and for the generators of documentation sites. */
export function readMarkdown(text: string, url: string | null, limits: ReadLimits): Findings {
  const { title, language, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'))
  const prepared = [withoutShortcodes, markAdmonitions, markComponents, outdentComponents].reduce(
    (changed, change) => change(changed),
    body,
  )
  const tokens = marked.lexer(prepared)
  const blocks = blocksOfParts(partsOf(tokens, url, limits), title)
  const [first] = blocks
  return {
    title: title ?? (first?.kind === 'heading' && first.level === 1 ? first.text : null),
    language: bcp47(language),
    links: linksIn(tokens, url),
    blocks,
  }
}

/** Those of headings too, whose blocks hold none. */
function linksIn(tokens: TokensList, base: string | null): Link[] {
  const links: Link[] = []
  marked.walkTokens(tokens, (token) => {
    const url = token.type === 'link' ? absolute(token.href, base) : null
    if (url) links.push({ text: inlineOf([token], base).text, url })
  })
  return links
}
