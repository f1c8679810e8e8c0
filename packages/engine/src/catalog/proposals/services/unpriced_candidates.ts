import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { Section } from '../text/sections.ts'
import { detailsOf } from './details.ts'
import { addressLabels, type SectionTopic, withoutSite } from './section_topic.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { canBeOffer, cleanName } from './service_name.ts'

export interface TopicSection {
  section: Section
  topic: SectionTopic
}

const mostListed = 14
const mostItemWords = 7

/** What is offered without a price: headings and lists below "What we do", and pages below an address of services. */
export function unpricedCandidates(sections: readonly TopicSection[]): ServiceCandidate[] {
  const levels = headingLevels(sections)
  return sections.flatMap(({ section, topic }) => {
    if (topic.isElsewhere || topic.isAnswer || topic.isPeople) return []
    const level = levels.get(section.document.key)!
    return [
      ...ownPage(section),
      ...(topic.offersAt === undefined ? [] : below(section, topic.offersAt, level)),
    ]
  })
}

/** A page that lies below "/services/" is about one of them, which its first heading names. */
function ownPage(section: Section): ServiceCandidate[] {
  const address = addressLabels(section.document.url)
  if (address.length < 2 || !words.offers.test(address.at(-2)!) || section.path.length > 2) return []
  const title = cleanName(withoutSite(section.path[0] ?? section.document.title ?? ''))
  const heading = cleanName(section.path.at(-1) ?? '')
  const name = [title, heading].find((each) => canBeOffer(each) && isSpelled(each, address.at(-1)!))
  return name !== undefined && (section.path.length === 1 || heading === name)
    ? [candidate(section, name)]
    : []
}

/** The address of a page names what its title does: not its advertising line. */
const isSpelled = (name: string, address: string): boolean =>
  wordsIn(address).some((word) => word.length >= 4 && folded(name).includes(folded(word).slice(0, 6)))

const folded = (text: string): string =>
  plainOf(text).replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

function below(section: Section, offersAt: number, level: number): ServiceCandidate[] {
  const { path } = section
  const above = offersAt >= 0 ? offersAt : level - 1
  const heading = cleanName(path.at(-1) ?? '')
  if (path.length - 1 === above + 1 && canBeOffer(heading)) return [candidate(section, heading)]
  return path.length - 1 === above && offersAt >= 0 ? listed(section) : []
}

/** Short items of a list, each maybe with what it means: "Employment law: dismissal and contracts". */
function listed(section: Section): ServiceCandidate[] {
  const lists = section.blocks.filter((block) => block.kind === 'list')
  const items = lists.flatMap((list) => list.items.filter(({ depth }) => depth === 0))
  if (items.length < 2 || items.length > mostListed) return []
  const named = items.map(({ text }) => {
    const [name = '', ...rest] = text.split(/[:;]\s+|\s+[–—-]\s+/u)
    return { name: cleanName(name), description: rest.join(' – ').trim() }
  })
  if (!named.every(({ name }) => canBeOffer(name) && wordsIn(name).length <= mostItemWords)) return []
  return named.map(({ name, description }) => ({
    ...candidate({ ...section, blocks: [] }, name),
    ...(wordsIn(description).length >= 3 && findPrices(description).length === 0 && { description }),
  }))
}

const candidate = (section: Section, name: string): ServiceCandidate => ({
  name,
  document: section.document.key,
  category: section.path.at(-2) ?? '',
  standing: 1,
  ...detailsOf(section.blocks),
  passages: section.passages,
})

/** At which place of the path the headings of a document differ: behind its title, and its first heading if it has one. */
function headingLevels(sections: readonly TopicSection[]): Map<string, number> {
  const documents = Map.groupBy(sections, ({ section }) => section.document.key)
  return new Map([...documents].map(([key, all]) => [key, levelOf(all.map(({ section }) => section.path))]))
}

function levelOf(paths: readonly (readonly string[])[]): number {
  const isShared = (level: number) =>
    paths.every((path) => path.length <= level || path[level] === paths[0]![level])
  let level = 0
  while (level < 3 && isShared(level) && paths.some((path) => path.length > level + 1)) level += 1
  return level
}
