import type { Block } from './document.ts'

/** A piece of a document that is about one thing: what stands under one heading, or a part of it. */
export interface Passage {
  /** The document's title and the headings that the piece stands under, outermost first. */
  trail: string[]
  /** As a person reads it. */
  text: string
  blocks: Block[]
}
