import type { FactTier, FactTopic } from '@foyer/contract'
import { readContent } from './content.ts'

/** Four pages, one of them in German, with the facts as ingestion and their owner left them. */

export interface DemoSource {
  title: string
  daysAgo: number
  sections: DemoSection[]
}

interface DemoSection {
  heading: string
  facts: DemoFact[]
}

interface DemoFact {
  text: string
  topic: FactTopic
  tier?: FactTier
  tier_pinned?: true
  reviewed?: true
  /** The source no longer states it. */
  retired?: true
  suppression_scope?: 'source' | 'organization'
  /** Agents it is switched off for. */
  excluded?: string[]
}

export const sources = readContent<DemoSource[]>('sources')

export const factsOf = ({ sections }: DemoSource): DemoFact[] => sections.flatMap(({ facts }) => facts)

/** What the owner added in words of their own. */
export const ownerFacts: { text: string; topic: FactTopic; tier?: FactTier }[] = [
  { text: 'Over Christmas, from 22 December to 6 January, nobody is in the office.', topic: 'practical' },
  { text: 'We take no projects whose only aim is to cut staff.', topic: 'method', tier: 'universal' },
  { text: 'The next free start for an operations sprint is in about six weeks.', topic: 'offer' },
]
