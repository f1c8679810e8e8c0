import type { FactTier, FactTopic } from '@foyer/contract'

/** Three texts, with the facts as ingestion and their owner left them. */

export interface DemoSource {
  title: string
  daysAgo: number
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

const pricesPage: DemoSource = {
  title: 'Services and prices',
  daysAgo: 55,
  facts: [
    { text: 'The pricing audit costs 14,500 euros.', topic: 'pricing', tier: 'universal', reviewed: true },
    { text: 'The pricing audit takes three weeks.', topic: 'offer', tier: 'universal', reviewed: true },
    {
      text: 'An operations sprint starts at 28,000 euros.',
      topic: 'pricing',
      tier: 'universal',
      reviewed: true,
    },
    { text: 'An operations sprint takes six weeks.', topic: 'offer', reviewed: true },
    {
      text: 'Board advisory costs 4,200 to 6,800 euros a month.',
      topic: 'pricing',
      reviewed: true,
      excluded: ['front-desk'],
    },
    { text: 'Board advisory means two days a month with a partner.', topic: 'offer' },
    {
      text: 'All prices are net of value added tax.',
      topic: 'pricing',
      tier: 'universal',
      tier_pinned: true,
    },
    { text: 'Travel within Germany is included in every price.', topic: 'pricing', reviewed: true },
    { text: 'Travel abroad is charged at cost.', topic: 'pricing' },
    { text: 'Half of the price is due at the start, half at the end.', topic: 'pricing', reviewed: true },
    { text: 'The cost benchmark costs 6,000 euros.', topic: 'pricing', retired: true },
    {
      text: 'A first conversation of 30 minutes is free.',
      topic: 'offer',
      tier: 'universal',
      reviewed: true,
    },
    {
      text: 'Brightwater is the best consultancy in northern Germany.',
      topic: 'offer',
      suppression_scope: 'organization',
    },
  ],
}

const handbook: DemoSource = {
  title: 'Client handbook',
  daysAgo: 48,
  facts: [
    { text: 'Every project begins with two days of listening on site.', topic: 'method', tier: 'universal' },
    { text: 'Interviews are confidential and reported without names.', topic: 'method', reviewed: true },
    { text: 'A project has one partner and two consultants.', topic: 'people', reviewed: true },
    { text: 'The client names one person who may decide.', topic: 'method', reviewed: true },
    { text: 'Results are presented after half of the time and at the end.', topic: 'method' },
    { text: 'Data stays on servers in Germany.', topic: 'practical', tier: 'universal', reviewed: true },
    { text: 'Client data is deleted twelve months after the project.', topic: 'practical', reviewed: true },
    { text: 'A confidentiality agreement is signed before the first document.', topic: 'practical' },
    { text: 'A project can be stopped at half time without a fee.', topic: 'practical', reviewed: true },
    { text: 'Workshops take place in Hamburg, at the client or online.', topic: 'practical', reviewed: true },
    { text: 'We work in German and in English.', topic: 'practical', tier: 'universal', reviewed: true },
    {
      text: 'Daily rates are 1,900 euros for partners and 1,300 euros for consultants.',
      topic: 'pricing',
      reviewed: true,
      excluded: ['front-desk', 'project-desk'],
    },
    {
      text: 'The handbook is valid until the end of the year.',
      topic: 'practical',
      suppression_scope: 'source',
    },
  ],
}

const aboutPage: DemoSource = {
  title: 'The people',
  daysAgo: 22,
  facts: [
    {
      text: 'Brightwater Partners was founded in 2009.',
      topic: 'track_record',
      tier: 'universal',
      reviewed: true,
    },
    {
      text: 'The office is in Hamburg, at Sandtorkai 7.',
      topic: 'practical',
      tier: 'universal',
      reviewed: true,
    },
    { text: 'Eighteen people work at Brightwater Partners.', topic: 'people', reviewed: true },
    { text: 'Ines Albrecht leads the pricing practice.', topic: 'people', reviewed: true },
    { text: 'Tomas Reinholt leads the operations practice.', topic: 'people' },
    { text: 'More than 140 companies have been clients.', topic: 'track_record', reviewed: true },
    { text: 'Two thirds of the clients come back within three years.', topic: 'track_record' },
    { text: 'A machine builder in Kiel cut its delivery time from 31 to 19 days.', topic: 'track_record' },
    {
      text: 'A wholesaler in Bremen found 410,000 euros of unplanned discounts in one audit.',
      topic: 'track_record',
      excluded: ['project-desk'],
    },
    { text: 'Jonas Petersen leads the operations practice.', topic: 'people', retired: true },
    { text: 'The website uses cookies.', topic: 'practical', suppression_scope: 'source' },
  ],
}

export const sources: DemoSource[] = [pricesPage, handbook, aboutPage]

/** What the owner added in words of their own. */
export const ownerFacts: { text: string; topic: FactTopic; tier?: FactTier }[] = [
  { text: 'From 22 December to 6 January nobody is in the office.', topic: 'practical' },
  { text: 'We take no projects whose only aim is to cut staff.', topic: 'method', tier: 'universal' },
  { text: 'The next free start for an operations sprint is in about six weeks.', topic: 'offer' },
]
