import { absolute } from '../../absolute.ts'
import { attribute, elementsIn, hasName, type Tree } from '../tree.ts'

const most = 2
/** What others wrote for everybody, and what is only for print. */
const foreign =
  /bootstrap|tailwind|normalize|reset|vendor|fonts?[-./]|awesome|icons?[-./]|swiper|slick|print|cookie|consent/i

/** The style sheets of a page that may have its own colours. */
export function styleSheetsOf(tree: Tree, base: string | null): string[] {
  const urls = elementsIn(tree.children, hasName('link'))
    .filter(
      ({ attribs }) =>
        /(?:^|\s)stylesheet(?:\s|$)/i.test(attribs.rel ?? '') && !/print/i.test(attribs.media ?? ''),
    )
    .flatMap((element) => absolute(attribute(element, 'href'), base) ?? [])
    .filter((url) => !foreign.test(url.replace(/^https?:\/\/[^/]*/, '')))
  return [...new Set(urls)].slice(0, most)
}
