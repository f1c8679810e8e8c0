import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by `evals/fit_answerability.ts`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
  bias: { spoken: -1.872, short: 0.775, long: -0.779 },
  cosine: { spoken: 1.813, short: 0, long: 0 },
  outstanding: { spoken: 0, short: 2.015, long: 2.986 },
  nearness: { spoken: 3.335, short: 0, long: 0 },
  resemblance: { spoken: 1.554, short: 0, long: 0 },
  returned: { spoken: 0.866, short: 0.483, long: 1.419 },
  covered: { spoken: 0.509, short: 1.327, long: 0.661 },
  missed: { spoken: 0, short: -0.411, long: -0.604 },
  scattered: { spoken: -0.271, short: -0.701, long: -1.828 },
  unknown: { spoken: 0, short: 0, long: -0.579 },
  names_missed: { spoken: 0, short: -3.689, long: -3.2 },
  property_missed: { spoken: -1.636, short: -0.054, long: -0.294 },
  main_missed: { spoken: 0, short: -0.656, long: 0 },
  thing_missed: { spoken: -0.946, short: -4.525, long: 0 },
  sort_missed: { spoken: -0.892, short: -0.394, long: -0.618 },
  rarity: { spoken: -2.691, short: 0, long: 0.968 },
  exact: { spoken: 0, short: 0, long: 0.012 },
  heading: { spoken: 0, short: 0, long: 1.618 },
  headed: { spoken: 0, short: 0, long: -1.645 },
  agreement: { spoken: 0.012, short: 0, long: 0.296 },
}
