import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { levelAttribute } from './elements.ts'
import { elementsIn, hasName, htmlOf, type Tree } from './tree.ts'

/** More than any article has: there it would take minutes, and many times the memory. */
const maxElements = 20_000
const maxCharacters = 1_000_000

/** The article of a page as HTML, as the reader view of a browser finds it; null where there is none. */
export function readableHtml(tree: Tree): string | null {
  // It makes every h1 an h2.
  for (const { attribs } of elementsIn(tree.children, hasName('h1'))) attribs[levelAttribute] = '1'
  const html = htmlOf(tree)
  if (html.length > maxCharacters || elementsIn(tree.children, () => true).length > maxElements) return null
  const { document } = parseHTML(`<!doctype html>${html}`)
  try {
    const article = new Readability(document, { charThreshold: 200 }).parse()
    return article?.content ?? null
  } catch {
    // It gives up on pages of odd structure; those are read whole.
    return null
  }
}
