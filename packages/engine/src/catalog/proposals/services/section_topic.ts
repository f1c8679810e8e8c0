import { words } from '../language/index.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { Section } from '../text/sections.ts'

/** What the headings, the title and the address around a section say about what is in it. */
export interface SectionTopic {
  /** Nothing in it is a service: questions, news, shipping, terms. */
  isElsewhere: boolean
  /** People and contacts. */
  isPeople: boolean
  /** Prices or services are announced above it. */
  isOffer: boolean
  isPrices: boolean
  /** Where in the path the heading is that announces services; -1 for the title or address; absent for none. */
  offersAt?: number
}

const mostWords = 6

export function topicOf(section: Section): SectionTopic {
  const { path, document } = section
  const labels = path.map((heading) => labelOf(heading))
  const title = labelOf(document.title ?? '')
  const address = addressLabels(document.url)
  const all = [...address, title, ...labels].filter((label) => label !== '')
  const is = (pattern: RegExp) => all.some((label) => isShort(label) && pattern.test(label))
  const at = labels.findLastIndex((label) => isShort(label) && words.offers.test(label))
  const announced = [title, ...address.slice(0, -1), ...address.slice(-1)].some((label) =>
    words.offers.test(label),
  )
  const isPrices = is(words.prices)
  return {
    isElsewhere:
      is(words.elsewhere) ||
      path.some((heading) => heading.trim().endsWith('?')) ||
      // guard: opening times are no services
      all.some((label) => isShort(label) && words.hours.test(label) && !words.pricesAnywhere.test(label)),
    isPeople: is(words.people),
    isPrices,
    isOffer: isPrices || at >= 0 || announced,
    ...(at >= 0 ? { offersAt: at } : announced ? { offersAt: -1 } : {}),
  }
}

const isShort = (label: string): boolean => wordsIn(label).length <= mostWords

/** A title often ends with the name of the site. */
export const withoutSite = (title: string): string => title.split(/\s+[|–—·•-]\s+/u, 1)[0]!.trim()

const labelOf = (heading: string): string =>
  plainOf(withoutSite(heading))
    .replace(/^\d+[.)]\s*/, '')
    .trim()

/** The parts of an address below the host, as words. */
export function addressLabels(url: string | null): string[] {
  const path = /^[a-z]+:\/\/[^/]+\/([^?#]*)/i.exec(url ?? '')?.[1] ?? ''
  return path
    .split('/')
    .map((part) =>
      decoded(part)
        .toLowerCase()
        .replace(/\.(?:html?|php|aspx?)$/, '')
        .replaceAll(/[-_+]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && part !== 'index')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
