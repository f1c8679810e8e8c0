import type { MaterialPassage } from '../material.ts'
import type { FoundPrice } from '../prices/price.ts'
import type { Duration } from '../text/read_duration.ts'

/** How sure a price is, by where it stands: in a list of prices or on a card, in a section's text, in any sentence. */
export type Standing = 3 | 2 | 1

/** Something that may be a service, as one place of the material tells of it. */
export interface ServiceCandidate {
  name: string
  /** The document and the heading it is listed under. */
  document: string
  category: string
  price?: FoundPrice
  standing: Standing
  duration?: Duration
  description?: string
  deliverables: readonly string[]
  signals: readonly string[]
  passages: readonly MaterialPassage[]
}
