import { words } from '../language/index.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { ContentBlock, Section } from '../text/sections.ts'
import { detailsOf } from './details.ts'
import { isNamed, isVariant, pricedLines } from './from_lists.ts'
import { pricedRows } from './from_tables.ts'
import { type PricedLine, pricedLine, withoutDuration } from './priced_line.ts'
import { sectionPrice } from './section_price.ts'
import { type SectionTopic, withoutSite } from './section_topic.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { canBeName, cleanName } from './service_name.ts'

/** What a section offers at a price: the service that its heading names, or those of its lists and tables. */
export function pricedCandidates(section: Section, topic: SectionTopic, usual?: string): ServiceCandidate[] {
  if (topic.isElsewhere || topic.isAnswer || (topic.isPeople && !topic.isPrices)) return []
  const own = ownCandidate(section, usual)
  const found = own ? [own] : listedCandidates(section, usual)
  return found.filter((candidate) => isService(candidate, topic, own ? '' : candidate.category))
}

/** "A four-week course …": so early a description says what something is. */
const firstWords = 4

/** The names are of articles as often as of services: something around has to say that it is one. */
function isService(candidate: ServiceCandidate, { isOffer }: SectionTopic, list: string): boolean {
  const { name, price, duration, description = '' } = candidate
  const opening = description.split(' ', firstWords).join(' ')
  const isNamedSo = [name, list, opening].some((each) => words.serviceNouns.test(plainOf(each)))
  return (
    isOffer || isNamedSo || duration !== undefined || (price?.units.some((unit) => unit !== 'thing') ?? false)
  )
}

function ownCandidate(section: Section, usual?: string): ServiceCandidate | undefined {
  const heading = section.path.at(-1) ?? ''
  const written = section.path.length === 1 ? withoutSite(heading) : heading
  const inHeading = pricedLine(written, usual)
  const stated = inHeading
    ? { price: inHeading.price, standing: 3 as const, at: 0 }
    : sectionPrice(written, section.blocks, usual)
  const name = inHeading ? inHeading.name : cleanName(written)
  if (!stated || !canBeOwnName(name)) return undefined
  // A list above it that names things with prices is what is offered; one below are extras.
  const listAt = section.blocks.findIndex((block) => namedLines(block, usual).length > 0)
  if (listAt >= 0 && (listAt < stated.at || stated.standing < 3)) return undefined
  const details = detailsOf(section.blocks)
  const duration = details.duration ?? inHeading?.duration
  return {
    ...base(section),
    name,
    ...stated,
    ...details,
    ...(duration && { duration }),
    category: section.path.at(-2) ?? '',
  }
}

const canBeOwnName = (name: string): boolean => {
  const plain = plainOf(name)
  return canBeName(name) && !words.prices.test(plain) && !words.offers.test(plain)
}

function listedCandidates(section: Section, usual?: string): ServiceCandidate[] {
  const heading = cleanName(section.path.at(-1) ?? '')
  return section.blocks.flatMap((block, at) => {
    if (isExample(section.blocks[at - 1])) return []
    const lines = namedLines(block, usual)
    const areKinds = lines.some(({ name }) => isAudience(name)) || areKindsOf(lines, heading)
    return lines.map(
      (line): ServiceCandidate => ({
        ...base(section),
        name: areKinds ? namedBy(line, heading) : line.name,
        category: line.group ?? heading,
        price: line.price,
        standing: 3,
        ...(line.duration && { duration: line.duration }),
        ...(line.description !== undefined && { description: line.description }),
        deliverables: line.deliverables ?? [],
      }),
    )
  })
}

interface NamedLine extends PricedLine {
  group?: string
  label?: string
  deliverables?: string[]
}

function namedLines(block: ContentBlock, usual?: string): NamedLine[] {
  const lines: NamedLine[] =
    block.kind === 'table' ? pricedRows(block.rows, usual) : pricedLines(block, usual)
  return lines.filter((line) => isNamed(line) && !isVariant(line) && withoutDuration(line.name) !== '')
}

/** "Adults" under "Membership" is the membership of adults, and so is what stands beside it. */
function namedBy({ name, group, label = '' }: NamedLine, heading: string): string {
  const matter = group ?? (words.serviceNouns.test(plainOf(label)) ? label : heading)
  const isSaid = plainOf(name).includes(plainOf(matter))
  return matter !== '' && !isSaid && canBeName(matter) ? `${matter}: ${name}` : name
}

/** "Gas boilers" and "Heat pumps" under "Maintenance" are kinds of it: no name says by itself what is done. */
function areKindsOf(lines: readonly NamedLine[], heading: string): boolean {
  const plain = plainOf(heading)
  if (!words.deeds.test(plain) || words.offers.test(plain) || words.prices.test(plain)) return false
  return lines.every(({ name }) => wordsIn(name).length <= 2 && !words.serviceNouns.test(plainOf(name)))
}

const isAudience = (name: string): boolean => words.audiences.test(plainOf(name).replace(/\s*\(.*$/u, ''))

const isExample = (block: ContentBlock | undefined): boolean =>
  block?.kind === 'paragraph' && words.examples.test(plainOf(block.text.split('\n').at(-1)!))

const base = ({ document, passages }: Section) => ({
  document: document.key,
  deliverables: [],
  signals: [],
  passages,
})
