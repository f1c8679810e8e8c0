import type { HintedPage } from './page_hints.ts'
import { hostOf, pageRole } from './pages/page_role.ts'

const longest = 120
const separators = /\s+(?:[|·•»–—:]|-)\s+|\s*[|»·]\s*|:\s+/u
const legalForm =
  /(?<![\p{L}])(?:GmbH(?: & Co\.? KG)?|gGmbH|UG(?: \(haftungsbeschränkt\))?|AG|KG|OHG|GbR|e\. ?K\.|e\. ?V\.|eG|PartG(?: ?mbB)?|Ltd\.?|Limited|LLC|LLP|Inc\.?|PLC|CIC|S\.?à\.?r\.?l\.?)(?!\p{L})/u
const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:by\s+)?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?,?\s*(?:by\s+)?([^|·•–\n]{2,80})/iu
const rights = /[.,;]?\s*(?:all rights reserved|alle rechte vorbehalten|registered|\d{4}).*$/iu

export interface NameCandidate {
  name: string
  page: number
  weight: number
}

/** What pages call their organization, where no structured data say it. */
export function namesOf(pages: readonly HintedPage[]): NameCandidate[] {
  const shared = sharedTitleParts(pages)
  return pages.flatMap(({ url, title, hints }, page) => {
    const role = pageRole(url, title)
    const candidates: NameCandidate[] = []
    const add = (name: string | undefined, weight: number) => {
      const text = name?.trim().replace(/\s+/g, ' ')
      if (text && text.length <= longest && /\p{L}/u.test(text)) candidates.push({ name: text, page, weight })
    }
    add(hints.site_name, 6)
    for (const part of title?.split(separators) ?? []) {
      if (shared.has(part.trim())) add(part, 4)
      else if (role === 'home' && isHostName(part, hostOf(url))) add(part, 3)
    }
    for (const line of hints.lines ?? []) {
      add(copyright.exec(line)?.[1]?.replace(rights, ''), 2)
      if (role === 'imprint' || role === 'contact') add(legalName(line), 1.5)
    }
    return candidates
  })
}

/** Parts of titles that several pages have: the site's own name, as a rule. */
function sharedTitleParts(pages: readonly HintedPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { title } of pages)
    for (const part of new Set(title?.split(separators).map((each) => each.trim())))
      counts.set(part, (counts.get(part) ?? 0) + 1)
  const least = Math.max(2, pages.length / 3)
  return new Set(
    [...counts].filter(([part, count]) => part.length > 1 && count >= least).map(([part]) => part),
  )
}

/** `tischlerei-holm.example` is the host of "Tischlerei Holm". */
function isHostName(part: string, host: string): boolean {
  const label = host.split('.').at(-2) ?? host
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]/g, '')
  return plain(part).length > 2 && plain(part) === plain(label)
}

/** A line that is a company's name and nothing else. */
function legalName(line: string): string | undefined {
  const found = legalForm.exec(line)
  if (!found) return undefined
  const name = line.slice(0, found.index + found[0].length)
  return name.length <= 80 && /^\p{Lu}/u.test(name) && !/[:@]|\.\s/u.test(name.slice(0, found.index))
    ? name
    : undefined
}
