/**
 * The constants of ranking. They were chosen by cross-validation over documents and articles on the open halves of
 * Doc2Dial and SQuAD together, with headings and without, and lie where the results are flat; `npm run evals` shows
 * what they reach.
 */

/** BM25F: how soon repetition stops to count, and how much a field's length does. */
export const saturation = 1.2
export const textLengthEffect = 0.75
export const trailLengthEffect = 0.3
/** An occurrence in the trail, in occurrences in the text. */
export const trailOccurrence = 1

/** Two words of the question further apart than this have nothing to do with each other. */
export const proximityWindow = 12
/** How fast nearness fades with each word in between. */
export const proximityDecay = 0.35

/** A sentence of this many words is neither short nor long. */
export const sentenceLength = 22
export const sentenceLengthEffect = 0.4

/** What each feature, from 0 to 1, adds to a score. Together 1, which is what a perfect row would have. */
export const featureWeights = {
  bm25: 0.27,
  exact: 0.11,
  heading: 0.06,
  title: 0.12,
  proximity: 0.22,
  sentence: 0.05,
  cosine: 0.17,
}
