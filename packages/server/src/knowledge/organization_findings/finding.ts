import type { PageFinding } from '@foyer/engine'

/** Something that a source says about the organization. Of one field, the best comes first. */
export type OrganizationFinding = DistributiveOmit<PageFinding, 'page'> & {
  source_id: number
  source_title: string
  /** Null for a text or a file. */
  url: string | null
}

type DistributiveOmit<Union, Name extends PropertyKey> = Union extends unknown ? Omit<Union, Name> : never
