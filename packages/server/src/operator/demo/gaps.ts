import type { ResolutionBasis } from '@foyer/contract'

/** Questions that visitors asked and the material could not answer, oldest first. */
export interface DemoGap {
  agent: 'front-desk' | 'project-desk'
  question: string
  /** When it was asked, in days before now, oldest first. */
  asked: number[]
  resolved?: { basis: ResolutionBasis; daysAgo: number; source?: string }
  archived?: true
  /** The earlier gap, by its question, that this one came back from. */
  resurfacedFrom?: string
  check?: DemoCheck
}

export interface DemoCheck {
  daysAgo: number
  trigger: 'owner' | 'ingestion' | 'standing'
  answer?: string
  reason?: 'not_indexed' | 'no_match' | 'weak_match' | 'model_declined'
  /** The facts that were within reach, by their text, nearest first. */
  reachable: { text: string; band: 'close' | 'near' | 'far' }[]
}

export const gaps: DemoGap[] = [
  {
    agent: 'front-desk',
    question: 'Is the first conversation free?',
    asked: [60, 57, 56],
    resolved: { basis: 'verified', daysAgo: 54, source: 'Services and prices' },
    check: {
      daysAgo: 54,
      trigger: 'ingestion',
      answer: 'A first conversation of 30 minutes is free.',
      reachable: [{ text: 'A first conversation of 30 minutes is free.', band: 'close' }],
    },
  },
  {
    agent: 'front-desk',
    question: 'Who leads the operations practice?',
    asked: [58, 50],
    resolved: { basis: 'verified', daysAgo: 47, source: 'The people' },
    check: {
      daysAgo: 21,
      trigger: 'standing',
      answer: 'Tomas Reinholt leads the operations practice.',
      reachable: [
        { text: 'Tomas Reinholt leads the operations practice.', band: 'close' },
        { text: 'Ines Albrecht leads the pricing practice.', band: 'near' },
      ],
    },
  },
  {
    agent: 'project-desk',
    question: 'Can we start an operations sprint next month?',
    asked: [45, 44, 40],
    resolved: { basis: 'declared', daysAgo: 39 },
  },
  {
    agent: 'front-desk',
    question: 'Do you sell coffee machines?',
    asked: [35],
    archived: true,
  },
  {
    agent: 'front-desk',
    question: 'Do you work with public authorities?',
    asked: [31, 18, 12, 9],
    check: {
      daysAgo: 8,
      trigger: 'owner',
      reason: 'weak_match',
      reachable: [
        { text: 'More than 140 companies have been clients.', band: 'near' },
        { text: 'Client data is deleted twelve months after the project.', band: 'far' },
      ],
    },
  },
  {
    agent: 'project-desk',
    question: 'How soon could an operations sprint begin?',
    asked: [14, 8],
    resurfacedFrom: 'Can we start an operations sprint next month?',
    check: {
      daysAgo: 6,
      trigger: 'standing',
      reason: 'weak_match',
      reachable: [{ text: 'An operations sprint takes six weeks.', band: 'near' }],
    },
  },
  {
    agent: 'project-desk',
    question: 'Are you insured against bad advice?',
    asked: [21, 13, 8],
    check: { daysAgo: 4, trigger: 'owner', reason: 'no_match', reachable: [] },
  },
  { agent: 'front-desk', question: 'May I bring my dog to a workshop?', asked: [8] },
]
