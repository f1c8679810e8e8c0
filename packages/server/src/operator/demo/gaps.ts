import type { ResolutionBasis } from '@foyer/contract'
import { readContent } from './content.ts'

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

export const gaps = readContent<DemoGap[]>('gaps')
