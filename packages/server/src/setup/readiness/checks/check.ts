import type { ReadinessKey, ReadinessLevel } from '@foyer/contract'
import type { Left } from '../remedy.ts'
import type { AgentStanding } from '../standing.ts'

/** Something that an agent may still need. */
export interface Check {
  level: ReadinessLevel
  /** Mostly one item or none. */
  left: (standing: AgentStanding) => Left[]
}

export type Checks<Key extends ReadinessKey> = Record<Key, Check>

export const required = (left: Check['left']): Check => ({ level: 'required', left })
export const recommended = (left: Check['left']): Check => ({ level: 'recommended', left })
