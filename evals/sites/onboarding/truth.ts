import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What an attentive reader finds on a site, written down before the product read it. */
export interface Truth {
  slug: string
  /** Where its pages lie. */
  folder: string
  /** The address that the pages call their own. */
  origin: string
  locale: string
  profile: TrueProfile
  services: TrueService[]
  /** Patterns of names that may be proposed as well: what one reader calls a service and another does not. */
  also_fine: string[]
  /** Without an address, its writing is neither formal nor informal. */
  voice: { languages: string[]; address?: Address }
  fit: { about: string; kinds: string[] }[]
  slots: TrueSlot[]
  questions: VisitorQuestion[]
}

/** With `Sie` or `du` in German, in the choice of words in English. */
export type Address = 'formal' | 'informal'

/** A list is of the values that are all right, but for links, which are all expected. `null`: the site does not say. */
export interface TrueProfile {
  name: string[]
  logo: string[] | null
  accent_colour: string[]
  languages: string[]
  timezone: string[]
  currency: string[]
  /** Parts that must all be in it. */
  address: string[] | null
  phone: string[] | null
  email: string[] | null
  /** Day to hours, such as `09:00-17:30`. */
  opening_hours: Record<string, string[]> | null
  /** Hours of a part of the year. They may be among the others if a note says so. */
  seasonal_hours?: Record<string, string[]>
  links: string[]
}

/** Without `price_min` the site names no price. */
export interface TrueService {
  /** A pattern. */
  name: string
  price_min?: number
  price_max?: number
  currency?: string
  units?: string[]
  /** A pattern of what the price is for, such as a square metre. */
  per?: string
  /** A pattern. */
  duration?: string
}

/** A question that fits the business: with its own words as options, or with bands of money in minor units. */
export type TrueSlot = { about: string } & ({ options: string[] } | { bands_between: [number, number] })

export type VisitorQuestion = { text: string } & ({ right: string; wrong?: string } | { unanswerable: true })

const sites = new URL('../', import.meta.url)

export const readTruths = (): Truth[] =>
  globSync('*/truth.json', { cwd: sites })
    .sort()
    .map((file) => {
      const slug = file.split('/')[0]!
      const truth = JSON.parse(readFileSync(new URL(file, sites), 'utf8')) as Omit<Truth, 'slug' | 'folder'>
      return { ...truth, slug, folder: fileURLToPath(new URL(`${slug}/site`, sites)) }
    })
