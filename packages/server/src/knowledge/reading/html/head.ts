import { absolute } from '../absolute.ts'
import { cleanLine } from '../clean_text.ts'
import { bcp47 } from '../language.ts'
import { titleOf } from './title.ts'
import { attribute, elementsIn, hasName, type Tree } from './tree.ts'

/** What a page says about itself. */
export interface Head {
  title: string | null
  language: string | null
  canonical: string | null
  noindex: boolean
  nofollow: boolean
  /** What relative links start from. */
  base: string | null
  meta: Meta
}

/** The content of `<meta>`, by lower-case name. */
export type Meta = ReadonlyMap<string, string>

export function headOf(tree: Tree, url: string | null): Head {
  const meta = metaOf(tree)
  const [html] = elementsIn(tree.children, hasName('html'))
  const [basis] = elementsIn(tree.children, hasName('base'))
  const base = (basis && absolute(attribute(basis, 'href'), url)) ?? url
  const canonical = elementsIn(tree.children, hasName('link')).find(({ attribs }) =>
    /(^|\s)canonical(\s|$)/i.test(attribs.rel ?? ''),
  )
  const robots = meta.get('robots')?.toLowerCase() ?? ''
  const language = [
    html?.attribs.lang,
    html?.attribs['xml:lang'],
    meta.get('content-language'),
    meta.get('og:locale'),
  ]
  return {
    title: titleOf(tree, meta.get('og:title')),
    language: language.map(bcp47).find((tag) => tag !== null) ?? null,
    canonical: canonical ? absolute(attribute(canonical, 'href'), base) : null,
    noindex: /\b(noindex|none)\b/.test(robots),
    nofollow: /\b(nofollow|none)\b/.test(robots),
    base,
    meta,
  }
}

/** By lower-case name; what is said twice holds together, as crawlers take it. */
function metaOf(tree: Tree): Map<string, string> {
  const meta = new Map<string, string>()
  for (const { attribs } of elementsIn(tree.children, hasName('meta'))) {
    const name = (attribs.name ?? attribs.property ?? attribs['http-equiv'] ?? '').toLowerCase()
    const content = cleanLine(attribs.content ?? '')
    if (name === '' || content === '') continue
    const before = name === 'robots' ? meta.get(name) : undefined
    if (before !== undefined) meta.set(name, `${before}, ${content}`)
    else if (!meta.has(name)) meta.set(name, content)
  }
  return meta
}
