/** A postal address as it is written, and the country whose form it has. */
export interface WrittenAddress {
  text: string
  /** ISO 3166-1, where its form or its words say so. */
  country?: string
  /** Of the United States. */
  state?: string
}

/** Where the postcode stands in its country's form decides; the lines above it belong to it as far as they look the part. */
export type ReadAddress = (parts: readonly string[], at: number) => WrittenAddress | undefined
