import type { PageHints } from '@foyer/engine'
import { hintLines } from '../../hint_lines.ts'
import { bcp47 } from '../../language.ts'
import type { Meta } from '../head.ts'
import { reveal } from '../hidden.ts'
import { attribute, elementsIn, hasName, type Tree } from '../tree.ts'
import { amountsIn } from './amounts.ts'
import { contactLinksOf } from './contact_links.ts'
import { jsonLdOf } from './json_ld.ts'
import { logosOf } from './logos.ts'
import { microdataOf } from './microdata.ts'
import { coloursOf } from './style_colours.ts'
import { visibleLines } from './visible_lines.ts'

interface PageAbout {
  language: string | null
  base: string | null
  meta: Meta
}

const longest = { site_name: 200, description: 1000 }
const mostAlternates = 30

/** What a page says about its organization. Before its edges are taken off: that is where it stands, as a rule. */
export function pageHintsOf(tree: Tree, { language, base, meta }: PageAbout): PageHints {
  reveal(tree)
  const lines = visibleLines(tree.children)
  const entities = [...jsonLdOf(tree, base), ...microdataOf(tree, base)]
  return withoutEmpty({
    language: language ?? undefined,
    site_name: short(meta.get('og:site_name') ?? meta.get('application-name'), longest.site_name),
    description: short(meta.get('description') ?? meta.get('og:description'), longest.description),
    entities,
    logos: logosOf(tree, base),
    colours: coloursOf(tree, themeColours(tree, meta)),
    alternates: alternatesOf(tree),
    ...contactLinksOf(tree, base),
    amounts: amountsIn(lines),
    lines: hintLines(lines),
  })
}

const short = (text: string | undefined, most: number) =>
  text === undefined || text.length > most ? undefined : text

const themeColours = (tree: Tree, meta: Meta): string[] =>
  [
    meta.get('theme-color'),
    meta.get('msapplication-tilecolor'),
    ...elementsIn(tree.children, hasName('link'))
      .filter(({ attribs }) => /mask-icon/i.test(attribs.rel ?? ''))
      .map((element) => attribute(element, 'color') ?? undefined),
  ].filter((written) => written !== undefined)

const alternatesOf = (tree: Tree): string[] => {
  const tags = elementsIn(
    tree.children,
    ({ name, attribs }) =>
      name === 'link' && /alternate/i.test(attribs.rel ?? '') && attribs.hreflang !== undefined,
  ).flatMap((element) => bcp47(attribute(element, 'hreflang')) ?? [])
  return [...new Set(tags)].slice(0, mostAlternates)
}

const withoutEmpty = (hints: PageHints): PageHints =>
  Object.fromEntries(
    Object.entries(hints).filter(
      ([, value]) => value !== undefined && (typeof value === 'string' || Object.keys(value).length > 0),
    ),
  )
