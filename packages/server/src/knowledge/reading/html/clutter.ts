import { unread } from './elements.ts'
import { isHidden, reveal } from './hidden.ts'
import {
  attribute,
  contains,
  elementsIn,
  hasName,
  isElement,
  isInside,
  rawText,
  remove,
  type Tree,
  type TreeElement,
  type TreeNode,
} from './tree.ts'

/** Takes away what surrounds the content of a page: navigation, banners, footers, forms, what is hidden. */
export function removeClutter(tree: Tree): void {
  reveal(tree)
  const whole = rawText(tree.children).length
  const visit = (node: TreeNode) => {
    if (!isElement(node)) return
    if (isClutter(node, whole)) return remove(node)
    // What is left of these are notes, which Readability would drop for their name.
    if (node.name === 'aside') node.name = 'div'
    for (const child of [...node.children]) visit(child)
  }
  for (const node of [...tree.children]) visit(node)
}

const clutterRoles =
  /^(navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar|toolbar|tooltip)$/

function isClutter(element: TreeElement, whole: number): boolean {
  const { name } = element
  if (name === 'html' || name === 'body' || name === 'main') return false
  if (unread.has(name) || isHidden(element)) return true
  if (name === 'nav' || name === 'footer' || name === 'dialog' || name === 'search') return true
  if (name === 'header') return !isInside(element, 'main', 'article') && !hasContent(element)
  if (name === 'aside' || attribute(element, 'role') === 'complementary') return !isNote(element)
  if (name === 'form') return !hasContent(element) && share(element, whole) < 0.25
  if (name === 'button') return !isInside(element, ...besideText)
  if (clutterRoles.test(attribute(element, 'role') ?? '')) return !hasContent(element)
  return isClutterByName(element, whole)
}

/** There a button is a word of a sentence, or the question of an accordion. */
const besideText = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'td', 'dt', 'summary']

const hasContent = (element: TreeElement) => contains(element.children, hasName('main', 'article', 'h1'))

/** Documentation sites put their notes and warnings into `aside`. */
const isNote = (element: TreeElement) =>
  attribute(element, 'role') === 'note' ||
  wordsOf(element).some((word) => /^(note|tip|caution|warning|danger|info|admonition|callout)$/.test(word))

const chrome =
  /^(breadcrumbs?|pagination|pager|paginator|sidebar|navbar|nav|navigation|topbar|skiplink|social|socials|share|sharing|sharebar|newsletter|toc|advert|adverts|ads?|popup|comments)$/
const consent = /^(cookies?|cookiebar|cookiebanner|consent|gdpr|onetrust|cookiebot|usercentrics|cmp)$/

/** Names are written by people: they only count against what looks the part, and never against most of the page. */
function isClutterByName(element: TreeElement, whole: number): boolean {
  const words = wordsOf(element)
  const isConsent = words.some((word) => consent.test(word))
  const isChrome = isSkipLink(element) || words.some((word) => chrome.test(word))
  if ((!isConsent && !isChrome) || hasContent(element)) return false
  if (isInside(element, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return false
  if (share(element, whole) > 0.5) return false
  const length = lengthOf(element.children)
  return isConsent ? length < 3000 : length < 200 || linkShare(element) > 0.5
}

const isSkipLink = (element: TreeElement) =>
  element.name === 'a' &&
  /^skip\b/i.test(rawText(element.children).trim()) &&
  /^#/.test(element.attribs.href ?? '')

const wordsOf = ({ attribs }: TreeElement): string[] =>
  `${attribs.class ?? ''} ${attribs.id ?? ''}`
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const lengthOf = (nodes: TreeNode[]) => rawText(nodes).replace(/\s+/g, ' ').trim().length

const share = (element: TreeElement, whole: number) => rawText(element.children).length / Math.max(whole, 1)

const linkShare = (element: TreeElement) =>
  elementsIn(element.children, hasName('a')).reduce((sum, link) => sum + lengthOf(link.children), 0) /
  Math.max(lengthOf(element.children), 1)
