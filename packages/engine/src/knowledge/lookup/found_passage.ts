import type { Candidate } from '../answer/candidate.ts'
import type { SearchFeatures } from '../search/features.ts'

/** What a search found for a message. */
export interface FoundPassage extends Omit<Candidate, 'features'> {
  text: string
  /** Null for a service, or a part of the profile. */
  source_id: number | null
  url: string | null
  /** All of its facts may be used, so that its own words may be said. */
  whole: boolean
  /** By the message alone, and by the message together with what was looked up before it. */
  alone: SearchFeatures
  together: SearchFeatures
}
