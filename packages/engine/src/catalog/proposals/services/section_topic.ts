import { words } from '../language/index.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { Section } from '../text/sections.ts'

/** What the headings, the title and the address around a section say about what is in it. */
export interface SectionTopic {
  /** Nothing in it is a service: questions, news, shipping, terms. */
  isElsewhere: boolean
  /** It answers a question. */
  isAnswer: boolean
  /** People and contacts. */
  isPeople: boolean
  /** Prices or services are announced above it. */
  isOffer: boolean
  isPrices: boolean
  /** Where in the path the heading is that announces services; -1 for the title or address; absent for none. */
  offersAt?: number
}

const mostWords = 7

interface LabelTopic {
  isElsewhere: boolean
  isPeople: boolean
  isPrices: boolean
  isOffers: boolean
}

/** Reads the topics of sections. Titles and headings come back all the time, so what is known of one is kept. */
export function topicReader(): (section: Section) => SectionTopic {
  const known = new Map<string, LabelTopic>()
  function topicOfLabel(label: string): LabelTopic {
    const topic = known.get(label) ?? labelTopic(label)
    known.set(label, topic)
    return topic
  }
  return ({ path, document }) => {
    const own = path.map(labelOf).map(topicOfLabel)
    const around = [labelOf(document.title ?? ''), ...addressLabels(document.url)].map(topicOfLabel)
    const all = [...own, ...around]
    const at = own.findLastIndex(({ isOffers }) => isOffers)
    const isAnnounced = around.some(({ isOffers }) => isOffers)
    const isPrices = all.some((topic) => topic.isPrices)
    return {
      isElsewhere: all.some((topic) => topic.isElsewhere),
      isAnswer: path.some((heading, place) => heading.trim().endsWith('?') && !own[place]!.isOffers),
      isPeople: all.some((topic) => topic.isPeople),
      isPrices,
      isOffer: isPrices || at >= 0 || isAnnounced,
      ...(at >= 0 ? { offersAt: at } : isAnnounced ? { offersAt: -1 } : {}),
    }
  }
}

function labelTopic(label: string): LabelTopic {
  const is = (pattern: RegExp) => label !== '' && isShort(label) && pattern.test(label)
  return {
    isElsewhere: is(words.elsewhere) || (is(words.hours) && !words.pricesAnywhere.test(label)),
    isPeople: is(words.people),
    isPrices: is(words.prices),
    isOffers: is(words.offers) || (is(words.prices) && words.offersAnywhere.test(label)),
  }
}

const isShort = (label: string): boolean => wordsIn(label).length <= mostWords

/** A title often ends with the name of the site. */
export const withoutSite = (title: string): string => title.split(/\s+[|–—·•-]\s+/u, 1)[0]!.trim()

const labelOf = (heading: string): string =>
  plainOf(withoutSite(heading))
    .replace(/^\d+[.)]\s*/, '')
    .replace(/[\s?!.:]+$/u, '')
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
