import type { ConfidenceWeights } from './confidence.ts'

/** Written by `evals/fit_lookup.ts`, which says what they are fitted to: not to be changed by hand. */
export const confidenceWeights: ConfidenceWeights = {
  bias: -5.172,
  margin_alone: 1.8534,
  margin_together: 2.182,
  same_page: 0.7568,
  follows: 0.031,
  length: 0.4511,
  alone: {
    bm25: 0.2715,
    coverage: -0.2588,
    exact: -0.016,
    heading: -0.4797,
    title: 0.5193,
    proximity: 0.5722,
    sentence: 0.4203,
    cosine: 0.0962,
    weight: -0.023,
    covered: 0.3317,
    missed: -0.037,
    expects_type: -0.4791,
    states_type: 0.1666,
    unknown: -0.1665,
    names_missed: -0.5455,
    main_missed: 0.0769,
    heading_asked: 0.0519
  },
  together: {
    bm25: 0.7282,
    coverage: -0.172,
    exact: 0.9927,
    heading: 0.9148,
    title: 0.6661,
    proximity: -0.3277,
    sentence: 0.3486,
    cosine: 0.1864,
    weight: 0.0235,
    covered: 0.4914,
    missed: 0.0055,
    expects_type: -0.1136,
    states_type: 0.6132,
    unknown: 0.0764,
    names_missed: -0.8156,
    main_missed: 0.1272,
    heading_asked: 0.4582
  }
}
