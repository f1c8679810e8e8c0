/**
 * What speaks for a row, by which it is ranked and an answer judged. All but the last two are shares of what would be
 * ideal, from 0 to 1.
 */
export interface SearchFeatures {
  /** BM25F over trail and text. */
  bm25: number
  /** Words of the question that occur, by their weight. */
  coverage: number
  /** The same for words that occur in just the form that was asked for. */
  exact: number
  /** The same for the trail alone. */
  heading: number
  /** How well the nearest heading and the question cover each other. */
  title: number
  /** Neighbouring words of the question that are near each other in the row too. */
  proximity: number
  /** The best sentence's coverage, more for a short one. */
  sentence: number
  /** The meaning's similarity, from -1 to 1; null where the row, or the question, has no vector. */
  cosine: number | null
  /** The weight of all words of the question: what the shares are shares of. */
  ideal: number
}

/** Of a row that was not found. */
export const noFeatures: SearchFeatures = {
  bm25: 0,
  coverage: 0,
  exact: 0,
  heading: 0,
  title: 0,
  proximity: 0,
  sentence: 0,
  cosine: 0,
  ideal: 0,
}
