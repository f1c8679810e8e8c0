import type { OrganizationProfile } from '@foyer/contract'
import { dateWords, type PrintWords, paperPackFor, wallClock } from '@foyer/engine'
import type { Static } from 'typebox'

/** Who a document is from, and when: what stands around it on a page and in a file. */
export interface Letterhead {
  name: string
  /** Address and ways to get in touch, as short lines. */
  lines: string[]
  /** When it was written, in words. */
  date: string
  created_at: Date
  words: PrintWords
}

/** An organization as it is now: a document that is opened later shows where to reach it then. */
export interface LetterheadOrganization {
  name: string
  website: string | null
  default_locale: string
  timezone: string
  profile: unknown
}

export function letterheadOf(
  { name, website, default_locale, timezone, profile }: LetterheadOrganization,
  { locale, created_at }: { locale: string; created_at: Date },
): Letterhead {
  const { address, phone, email } = (profile ?? {}) as Static<typeof OrganizationProfile>
  const pack = paperPackFor(locale, default_locale)
  return {
    name,
    lines: [
      ...(address?.split(/\s*\n\s*|,\s+/) ?? []),
      ...(phone ? [phone] : []),
      ...(email ? [email] : []),
      ...(website ? [website.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')] : []),
    ].filter((line) => line !== ''),
    date: dateWords(wallClock(created_at.getTime(), timezone).date, pack),
    created_at,
    words: pack.print,
  }
}
