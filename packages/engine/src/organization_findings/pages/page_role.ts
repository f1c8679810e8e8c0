/** What a page is for, by its address and its title. */
export type PageRole = 'contact' | 'home' | 'imprint' | 'legal' | 'other'

const legal = /datenschutz|privacy|cookies?|\bagb\b|terms|widerruf|gdpr|dsgvo/i
const imprint = /impressum|imprint|legal-?notice|\blegal\b|anbieterkennzeichnung/i
const contact =
  /kontakt|contact|anfahrt|find-?us|visit|besuch|location|standort|oeffnungszeiten|öffnungszeiten|opening|hours|getting-here|where-we-are/i

export function pageRole(url: string, title: string | null): PageRole {
  const path = pathOf(url)
  const words = `${path} ${title?.slice(0, 80) ?? ''}`
  if (isHome(path)) return 'home'
  if (legal.test(words)) return 'legal'
  if (imprint.test(words)) return 'imprint'
  return contact.test(words) ? 'contact' : 'other'
}

/** How far what a page says about the organization is believed. */
export const roleWeight: Record<PageRole, number> = { contact: 3, home: 2.5, imprint: 2, other: 1, legal: 0 }

/** The front page, in one of its languages. */
const isHome = (path: string) => /^\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/i.test(path)

export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return url === '' ? '' : path
}

export const hostOf = (url: string): string =>
  (/^https?:\/\/([^/?#:]+)/i.exec(url)?.[1] ?? '').toLowerCase().replace(/^www\./, '')
