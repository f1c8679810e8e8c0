import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by `evals/fit_answerability.ts`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
  bias: { spoken: -1.874, short: 0.787, long: -0.779 },
  cosine: { spoken: 1.831, short: 0, long: 0 },
  outstanding: { spoken: 0, short: 1.726, long: 2.993 },
  nearness: { spoken: 3.321, short: 0, long: 0 },
  resemblance: { spoken: 1.556, short: 0, long: 0 },
  returned: { spoken: 0.86, short: 0.479, long: 1.429 },
  covered: { spoken: 0.513, short: 1.33, long: 0.659 },
  missed: { spoken: 0, short: -0.408, long: -0.603 },
  scattered: { spoken: -0.26, short: -0.708, long: -1.846 },
  unknown: { spoken: 0, short: 0, long: -0.584 },
  names_missed: { spoken: 0, short: -3.696, long: -3.201 },
  property_missed: { spoken: -1.63, short: -0.078, long: -0.298 },
  main_missed: { spoken: 0, short: -0.65, long: 0 },
  thing_missed: { spoken: -0.946, short: -4.521, long: 0 },
  sort_missed: { spoken: -0.917, short: -0.43, long: -0.629 },
  rarity: { spoken: -2.698, short: 0, long: 0.982 },
  exact: { spoken: 0, short: 0, long: 0 },
  heading: { spoken: 0, short: 0, long: 1.621 },
  headed: { spoken: 0, short: -0.014, long: -1.647 },
  agreement: { spoken: 0.01, short: 0, long: 0.302 },
}
