import type { OrganizationField, OrganizationFindingBasis } from '@foyer/contract/vocabulary'
import type { OpeningHours as Hours } from '../knowledge/structured/structured_entry.ts'

export interface OpeningHours extends Hours {
  days: Hours['days'][number][]
}

export interface SiteLink {
  title: string
  url: string
}

/** What each field holds. */
export interface FieldValues {
  name: string
  /** The address of a picture. */
  logo: string
  /** `#rrggbb`, the accent first. Never white, black or grey. */
  colours: string[]
  /** Language tags, the most used first. */
  languages: string[]
  timezone: string
  currency: string
  address: string
  phone: string
  email: string
  opening_hours: OpeningHours[]
  links: SiteLink[]
  description: string
}

/** Something that a page says about its organization, and how it says so. */
export type PageFinding = {
  [Field in OrganizationField]: {
    field: Field
    value: FieldValues[Field]
    basis: OrganizationFindingBasis
    /** Which of the pages it is from: its place in the list that was given. */
    page: number
  }
}[OrganizationField]
