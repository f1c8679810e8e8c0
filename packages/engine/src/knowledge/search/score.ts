import type { SearchFeatures } from './features.ts'
import { featureWeights as weights } from './weights.ts'

/** One absolute figure: a good row scores alike in a small index and in a large one. */
export const scoreOf = ({
  bm25,
  exact,
  heading,
  title,
  proximity,
  sentence,
  cosine,
}: SearchFeatures): number =>
  weights.bm25 * bm25 +
  weights.exact * exact +
  weights.heading * heading +
  weights.title * title +
  weights.proximity * proximity +
  weights.sentence * sentence +
  weights.cosine * Math.max(0, cosine ?? 0)
