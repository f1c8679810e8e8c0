import type { AgentDefinition, Problem } from '@foyer/engine'
import type { Pages } from './remedy.ts'
import type { RepositoryStanding } from './repository.ts'
import type { Silence } from './silence.ts'

/** How an agent stands: everything that the checks look at. */
export interface AgentStanding extends RepositoryStanding {
  agent: { slug: string; identity_id?: number; archived: boolean; allowed_origins: string[] }
  organization: {
    slug: string
    default_locale: string
    paused: boolean
    verified: boolean
    profile: Record<string, unknown>
  }
  definition: AgentDefinition
  /** What compiling it reports. */
  problems: Problem[]
  /** Languages without a greeting where one is needed. */
  greetingless: string[]
  /** Fields that only a model can follow, while none is set. */
  modelFields: string[]
  /** Why nobody is told when a visitor wants a person, or null if somebody is. */
  silence: Silence | null
  pages: Pages
}
