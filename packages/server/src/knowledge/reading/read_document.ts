import type { Document, Link, PageHints } from '@foyer/engine'

/** A document as it was read, and what its page tells crawlers. */
export interface ReadDocument extends Document {
  /** Every http and https link of the whole page, its navigation included; each address once, without its fragment. */
  links: Link[]
  /** The address that the page itself wants to be known by. */
  canonical: string | null
  noindex: boolean
  nofollow: boolean
  /** What it says about its organization. */
  hints: PageHints
  /** Where its style sheets are, which may have its colours. */
  style_sheets: string[]
}

/** What a format's own reader finds; the rest is the same for all of them. */
export type Findings = Pick<ReadDocument, 'blocks'> & Partial<ReadDocument>
