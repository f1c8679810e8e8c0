/** Texts with the values they state. Reading the stable part takes a while, so it is done once for a snapshot. */
export interface KnownTexts {
  readonly texts: readonly string[]
}

export const knownTexts = (texts: readonly string[]): KnownTexts => ({ texts })

export const withTexts = (known: KnownTexts, texts: readonly string[]): KnownTexts => ({
  texts: [...known.texts, ...texts],
})
