import type { Link } from '@foyer/engine'
import { absolute } from '../absolute.ts'
import { attribute, elementsIn, hasName, rawText, type Tree } from './tree.ts'

/** Where the page leads, its navigation included: what a crawler may follow. */
export function linksOf(tree: Tree, base: string | null): Link[] {
  const links: Link[] = []
  for (const element of elementsIn(tree.children, hasName('a', 'area'))) {
    const url = absolute(attribute(element, 'href'), base)
    if (url) links.push({ text: rawText(element.children), url })
  }
  return links
}
