import { type Candidate, candidate } from '../candidate.ts'
import { addressesIn, addressKey } from '../contact/address.ts'
import { emailOf, emailRank, emailsIn } from '../contact/email.ts'
import { phoneKey, phoneOfLink, phonesIn } from '../contact/phone.ts'
import { profileLinks } from '../links.ts'
import { readOpeningHours } from '../opening_hours/read_opening_hours.ts'
import type { HintedPage } from '../page_hints.ts'
import { hostOf, pageRole, roleWeight } from './page_role.ts'

/** How the visible part of a page says that its organization is reached. */
export function contactCandidates({ url, title, hints }: HintedPage, page: number): Candidate[] {
  const role = pageRole(url, title)
  // There stand the addresses of authorities and of other companies.
  if (role === 'legal') return []
  const { lines = [], phones = [], emails = [], profiles = [] } = hints
  const base = roleWeight[role]
  const about = (place: number, more = 0) => ({
    basis: 'page' as const,
    page,
    // What comes first on a page is its own; what follows may be a partner's.
    weight: base + more - Math.min(place, 5) * 0.2,
  })
  const host = hostOf(url)
  const links = profileLinks(profiles)
  return [
    ...[...phones.flatMap((link) => phoneOfLink(link) ?? []), ...lines.flatMap(phonesIn)].map(
      (phone, place) => candidate('phone', phone, { ...about(place), key: phoneKey(phone) }),
    ),
    ...[...emails.flatMap((email) => emailOf(email) ?? []), ...lines.flatMap(emailsIn)].map((email, place) =>
      candidate('email', email, about(place, 2 * emailRank(email, host))),
    ),
    ...addressesIn(lines).map(({ text }, place) =>
      candidate('address', text, { ...about(place), key: addressKey(text) }),
    ),
    ...readOpeningHours(lines).map(({ hours, isSupport }, place) =>
      candidate('opening_hours', hours, about(place, isSupport ? -9 : 0)),
    ),
    ...(links.length > 0 ? [candidate('links', links, about(0, 0.1 * links.length))] : []),
  ]
}
