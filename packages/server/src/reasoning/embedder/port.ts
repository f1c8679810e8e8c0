/** The seam to whatever turns text into meaning: a unit vector, whose product with another is their similarity. */
export interface Embedder {
  /** Stored with every vector: vectors of different embedders cannot be compared. */
  readonly id: string
  readonly dimensions: number
  /** In this process, in no time worth counting. */
  readonly local: boolean
  /** One unit vector a text, in their order; zeros for a text that says nothing. Rejects with the signal's reason. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  /** For somebody who waits: null when it cannot be had soon, and then the search goes by words alone. */
  embedQuestion(text: string): Promise<Float32Array | null>
}
