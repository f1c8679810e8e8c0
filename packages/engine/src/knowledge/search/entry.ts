import type { EvidenceKind } from '@foyer/contract/vocabulary'

/** What can be found, by which its owner knows it. */
export interface EntryKey {
  kind: EvidenceKind
  id: number
  /** Tells apart what has several entries, such as a service in two languages. */
  variant?: string
  /** Null for what stands in no source. */
  source_id: number | null
}

export interface SearchEntry extends EntryKey {
  /** A BCP 47 tag: how its words are read. */
  language: string
  /** The headings that it stands under, outermost first. */
  trail: readonly string[]
  text: string
  /** Its meaning in signed bytes; null while it has none by the embedder in use. */
  vector: Int8Array | null
}
