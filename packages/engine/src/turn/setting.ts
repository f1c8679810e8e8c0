import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { Presence } from '../office_hours/presence.ts'
import type { GivenPassage } from './stored_turn.ts'

/** All that a turn is taken on, beside the state and the message. */
export interface TurnSetting {
  /** Without the services that were archived since. */
  flow: CompiledFlow
  organization: OrganizationProfile
  agent_name: string
  knowledge: AgentKnowledge
  /** What visitors are written to in, unless they write in another language. */
  locale: string
  visitor: { name?: string; email?: string }
  moment: TurnMoment
}

export interface OrganizationProfile {
  name: string
  website?: string
  email?: string
  phone?: string
  address?: string
  /** Where it is found elsewhere, such as where visitors book. */
  links?: readonly { title: string; url: string }[]
  /** In words, a line for each day or exception. */
  opening_hours: string[]
  /** When people of the team answer, in words; empty where no office hours are set. */
  office_hours: string[]
  timezone: string
}

/** By the clock of the organization. */
export interface TurnMoment {
  /** An ISO date. */
  date: string
  /** `14:05` */
  time: string
  /** Null where nothing is known about who is there. */
  presence: Presence | null
  /** Address and title of the page that the visitor is on. */
  page?: { url: string; title?: string }
}

/** What the agent knows: all of it where that is little, otherwise the titles and headings that can be looked up. */
export type AgentKnowledge =
  | { kind: 'whole'; version: number; passages: GivenPassage[] }
  | {
      kind: 'outline'
      version: number
      outline: string
      /** Facts of the tier `universal`: they are at hand whatever is asked. */
      always?: GivenPassage[]
    }

/** Looks things up while a turn is taken. Each method throws `SearchAway` when the search is away. */
export interface TurnSearch {
  /** The best passages for a question, best first. With `previous`, also for both together. */
  find(query: { text: string; previous?: string | null }): Promise<GivenPassage[]>
  /** The passages under a title of the outline; none where there is no such title. */
  page(title: string): Promise<GivenPassage[]>
}

export class SearchAway extends Error {
  override name = 'SearchAway'
}
