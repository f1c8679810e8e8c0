/** What a page says about its organization, as it stands there. Made where the page is read, and kept with it. */
export interface PageHints {
  /** The language that the page declares, a BCP 47 tag. */
  language?: string
  /** What the page calls its site. */
  site_name?: string
  /** What is shown of the page elsewhere. */
  description?: string
  entities?: SchemaEntity[]
  /** Pictures that may be a logo, the likeliest first. */
  logos?: string[]
  /** Colours as they are written, the likeliest accent first. */
  colours?: string[]
  /** The languages of its other versions. */
  alternates?: string[]
  phones?: PhoneLink[]
  emails?: string[]
  /** Where the organization can also be found. */
  profiles?: string[]
  /** How often the page writes an amount in a currency, by its sign or code. */
  amounts?: Record<string, number>
  /** Visible lines that may say how the organization is reached, in the order of the page. */
  lines?: string[]
}

/** A thing that a page describes in the words of schema.org. */
export interface SchemaEntity {
  basis: 'schema_org' | 'microdata'
  types: string[]
  properties: Record<string, SchemaValue[]>
}
export type SchemaValue = string | SchemaEntity

/** A link that calls a number, and what stands on it. */
export interface PhoneLink {
  number: string
  text: string
}

/** A page with its hints. */
export interface HintedPage {
  /** Empty for a text or a file. */
  url: string
  title: string | null
  hints: PageHints
}
