import { cleanLine } from '../clean_text.ts'
import { elementsIn, hasName, isInside, rawText, type Tree, type TreeElement } from './tree.ts'

/**
 * `<title>` often carries the site's name too: what the page's own heading calls it is better, where the two agree, and
 * what its metadata call it, which are written for being shown elsewhere.
 */
export function titleOf(tree: Tree, sharedTitle: string | undefined): string | null {
  const [title = ''] = textsOf(tree, 'title')
  const headings = textsOf(
    tree,
    'h1',
    (heading) => !isInside(heading, 'header', 'nav') || isInside(heading, 'main', 'article'),
  )
  const agreeing = headings
    .filter((heading) => heading !== '' && at(title, heading) !== -1)
    .sort((one, other) => at(title, one) - at(title, other))
  return [agreeing[0], sharedTitle, structuredTitle(tree), title, headings[0]].find((each) => each) ?? null
}

const textsOf = (tree: Tree, name: string, wanted = (_: TreeElement) => true) =>
  elementsIn(tree.children, hasName(name))
    .filter(wanted)
    .map(({ children }) => cleanLine(rawText(children)))

/** The page's own name comes first in its title, the site's name behind it. */
const at = (title: string, part: string) => title.toLowerCase().indexOf(part.toLowerCase())

/** The headline of an article, or the name of a page, in JSON-LD. */
function structuredTitle(tree: Tree): string | undefined {
  const scripts = elementsIn(
    tree.children,
    ({ name, attribs }) => name === 'script' && /ld\+json/.test(attribs.type ?? ''),
  )
  return scripts
    .map(({ children }) =>
      headlineIn(parsed(children.map((child) => ('data' in child ? child.data : '')).join(''))),
    )
    .find((title) => title !== undefined)
}

function headlineIn(data: unknown): string | undefined {
  const entries = [data, isObject(data) ? data['@graph'] : null].flat().filter(isObject)
  return entries
    .map(
      ({ '@type': type, headline, name }) =>
        headline ?? (/Page$|Product|Event/.test(String(type)) ? name : null),
    )
    .filter((title) => typeof title === 'string')
    .map(cleanLine)
    .find((title) => title !== '')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
