import { absolute } from '../../absolute.ts'
import { attribute, elementsIn, hasName, isInside, type Tree, type TreeElement } from '../tree.ts'

const most = 4
const named = /logo|brand|wordmark|signet/i
const others = /partner|sponsor|client|customer|kunde|award|badge|payment|zertifikat|certif|member/i

/** Pictures that may be the logo: what is named so, then the icons of the page, the large ones first. */
export function logosOf(tree: Tree, base: string | null): string[] {
  const pictures = elementsIn(tree.children, hasName('img'))
    .map((element) => ({
      url: absolute(attribute(element, 'src'), base),
      weight: pictureWeight(element, base),
    }))
    .filter(({ weight }) => weight > 1)
  const icons = elementsIn(tree.children, hasName('link'))
    .filter(({ attribs }) => /(?:^|\s)(?:icon|apple-touch-icon)(?:\s|$)/i.test(attribs.rel ?? ''))
    .map((element) => ({ url: absolute(attribute(element, 'href'), base), weight: iconWeight(element) }))
  const urls = [...pictures, ...icons]
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ url }) => url ?? [])
  return [...new Set(urls)].slice(0, most)
}

function pictureWeight(element: TreeElement, base: string | null): number {
  const words = [element, parentOf(element)]
    .flatMap((each) => (each ? [each.attribs.class, each.attribs.id, each.attribs.alt] : []))
    .concat(element.attribs.src?.replace(/^.*\//s, ''))
    .join(' ')
  if (others.test(words) || isInside(element, 'main', 'article')) return 0
  const isWayHome = leadsHome(element, base)
  return (named.test(words) ? 3 : 0) + (isInside(element, 'header', 'nav') ? 1.5 : 0) + (isWayHome ? 2 : 0)
}

/** The picture that one clicks on to return to the front page. */
function leadsHome(element: TreeElement, base: string | null): boolean {
  const link = parentOf(element)
  if (link?.name !== 'a') return false
  const home = absolute(attribute(link, 'href'), base)
  return home !== null && /^https?:\/\/[^/]+\/(?:[a-z]{2}\/)?(?:index\.\w+)?$/.test(home)
}

const parentOf = ({ parent }: TreeElement) => (parent && 'attribs' in parent ? (parent as TreeElement) : null)

/** Between nought and one: a picture that is named a logo is better. */
function iconWeight({ attribs }: TreeElement): number {
  if (/svg/i.test(attribs.type ?? attribs.href ?? '')) return 1
  const size = Number.parseInt(attribs.sizes ?? '', 10) || (/apple/i.test(attribs.rel ?? '') ? 180 : 16)
  return Math.min(size, 512) / 600
}
