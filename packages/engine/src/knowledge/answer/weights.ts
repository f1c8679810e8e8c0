import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by `evals/fit_answerability.ts`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
  bias: { spoken: -1.897, short: 0.384, long: -2.007 },
  cosine: { spoken: 1.784, short: 0, long: 0 },
  outstanding: { spoken: 0, short: 2.06, long: 3.482 },
  nearness: { spoken: 3.359, short: 0, long: 0 },
  resemblance: { spoken: 1.545, short: 0, long: 0 },
  returned: { spoken: 0.886, short: 0.732, long: 0.722 },
  covered: { spoken: 0.481, short: 1.266, long: 0.74 },
  missed: { spoken: 0, short: -0.422, long: -0.564 },
  scattered: { spoken: -0.236, short: -0.82, long: -1.663 },
  unknown: { spoken: 0, short: 0, long: -0.986 },
  names_missed: { spoken: 0, short: -3.736, long: -3.031 },
  property_missed: { spoken: -1.656, short: -0.044, long: -0.335 },
  main_missed: { spoken: 0, short: -0.617, long: 0 },
  thing_missed: { spoken: -0.942, short: -4.563, long: 0 },
  sort_missed: { spoken: -0.883, short: -0.436, long: -0.457 },
  rarity: { spoken: -2.628, short: 0, long: 1.669 },
  exact: { spoken: 0, short: 0, long: 0 },
  heading: { spoken: 0, short: 0.723, long: 1.47 },
  agreement: { spoken: 0.014, short: 0, long: 0.06 },
}
