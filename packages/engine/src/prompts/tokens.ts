/** A rule of thumb that holds for English and German within a quarter; good enough to warn, not to bill. */
export function estimateTokens(text: { readonly length: number }): number {
  return Math.ceil(text.length / 4)
}
