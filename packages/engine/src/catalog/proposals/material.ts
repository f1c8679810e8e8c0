import type { DraftKind } from '@foyer/contract/vocabulary'

/** What an organization says about itself, as it was read. */
export interface Material {
  /** The language most of it is written in. */
  locale: string
  /** ISO 4217, when the profile or the texts say one. */
  currency?: string
  /** In the order of their documents. */
  passages: readonly MaterialPassage[]
}

export interface MaterialPassage {
  id: number
  source_id: number
  document_title: string | null
  url: string | null
  /** The headings above it, outermost first. */
  headings: readonly string[]
  /** As stored in `knowledge_passages`. */
  text: string
  /** The digested facts of this passage. */
  facts: readonly { id: number; text: string }[]
}

/** A row for the catalog: the payload is exactly the body with which one of its kind is created. */
export interface CatalogProposal {
  kind: DraftKind
  payload: Record<string, unknown>
  /** The facts it rests on. */
  fact_ids: number[]
}
