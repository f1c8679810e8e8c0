import type { PhoneLink } from '@foyer/engine'
import { absolute } from '../../absolute.ts'
import { cleanLine } from '../../clean_text.ts'
import { attribute, elementsIn, hasName, isInside, rawText, type Tree, type TreeElement } from '../tree.ts'

const most = { phones: 10, emails: 10, profiles: 40 }

export interface ContactLinks {
  phones: PhoneLink[]
  emails: string[]
  profiles: string[]
}

/** Where the links of a page lead, when that is a phone, a mailbox or another site. */
export function contactLinksOf(tree: Tree, base: string | null): ContactLinks {
  const links = elementsIn(tree.children, hasName('a'))
  const host = base && URL.parse(base)?.host
  const leading = links.flatMap((element) => {
    const url = absolute(attribute(element, 'href'), base)
    return url && URL.parse(url)?.host !== host
      ? [{ url, isFurniture: isInside(element, 'footer', 'header') }]
      : []
  })
  // Those at the edge of the page are the site's own; those in its texts lead anywhere.
  const profiles = leading.toSorted((one, other) => Number(other.isFurniture) - Number(one.isFurniture))
  return {
    phones: links.flatMap(phoneOf).slice(0, most.phones),
    emails: [...links.flatMap(emailOf), ...protectedEmails(tree)].slice(0, most.emails),
    profiles: [...new Set(profiles.map(({ url }) => url))]
      .filter((url) => url.length <= 500)
      .slice(0, most.profiles),
  }
}

function phoneOf(element: TreeElement): PhoneLink[] {
  const [, number] = /^\s*tel:(.{3,60})$/is.exec(attribute(element, 'href') ?? '') ?? []
  return number
    ? [{ number: cleanLine(decoded(number)), text: cleanLine(rawText(element.children)).slice(0, 100) }]
    : []
}

function emailOf(element: TreeElement): string[] {
  const [, email] = /^\s*mailto:([^?]{3,300})/is.exec(attribute(element, 'href') ?? '') ?? []
  return email ? [cleanLine(decoded(email))] : []
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cloudflare hides addresses from robots behind the first of their bytes; browsers show them to everybody. */
const protectedEmails = (tree: Tree): string[] =>
  elementsIn(tree.children, ({ attribs }) => /^[0-9a-f]{8,600}$/i.test(attribs['data-cfemail'] ?? '')).map(
    ({ attribs }) => {
      const [key = 0, ...bytes] = Buffer.from(attribs['data-cfemail']!, 'hex')
      return cleanLine(Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8'))
    },
  )
