import type { PricingUnit, ProfileTopic, Weekday } from '@foyer/contract/vocabulary'

/** What an organization has told in fields rather than in texts, and how it is found and said in one language. */

export interface StructuredEntry {
  language: StructuredLanguage
  /** The headings, in the words that visitors use. */
  trail: string[]
  /** A statement a line. */
  text: string
}

export type StructuredLanguage = 'en' | 'de'

export interface ServiceFields {
  name: string
  description?: string | null
  pricing_unit: PricingUnit
  /** In the minor unit of the currency. */
  price_min?: number | null
  price_max?: number | null
  currency?: string | null
  typical_duration?: string | null
  deliverables: readonly string[]
}

export interface OrganizationFields {
  name: string
  website?: string | null
  profile: {
    address?: string
    phone?: string
    email?: string
    opening_hours?: readonly OpeningHours[]
    links?: readonly { title: string; url: string }[]
  }
}

export interface OpeningHours {
  days: readonly Weekday[]
  /** `09:00` */
  opens: string
  /** `17:00`; before `opens`, on the next day. */
  closes: string
  note?: string
}

/** Everything that is said in one language. */
export interface StructuredWords {
  language: StructuredLanguage
  and: string
  days: Record<Weekday, string>
  /** What follows a time or several: `Uhr`. */
  clock: string
  allDay: string
  dayRange(first: string, last: string): string
  open(hours: string): string
  closed(days: string): string
  /** In the row of a day. */
  closedDay: string
  price: {
    of(service: string, price: string): string
    /** Each as it stands behind `of`, and in a list of services. */
    free: { sentence: string; short: string }
    exactly(amount: string): { sentence: string; short: string }
    from(amount: string): { sentence: string; short: string }
    between(least: string, most: string): { sentence: string; short: string }
    upTo(amount: string): { sentence: string; short: string }
    monthly(amount: string): string
  }
  duration(service: string, duration: string): string
  /** A duration that is none: "by appointment", "weekdays until 10 am". */
  when(service: string, words: string): string
  included(service: string, things: string): string
  offer(services: string): string
  address(address: string): string
  phone(phone: string): string
  email(email: string): string
  contact(phone: string, email: string): string
  website(url: string): string
  link(title: string, url: string): string
  headings: Record<ProfileTopic | 'service', string[]>
}
