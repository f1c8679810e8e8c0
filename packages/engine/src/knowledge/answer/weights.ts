import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by `evals/fit_answerability.ts`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
  bias: { spoken: -2.942, few: -1.386, short: -1.588, long: -3.184 },
  cosine: { spoken: 1.798, few: 0.196, short: 0, long: 0.282 },
  outstanding: { spoken: 0, few: 2.035, short: 2.872, long: 2.797 },
  nearness: { spoken: 3.914, few: 0.001, short: 0, long: 0.169 },
  resemblance: { spoken: 1.68, few: 1.65, short: 0, long: 0 },
  returned: { spoken: 0.445, few: 0.862, short: 4.103, long: 0.483 },
  covered: { spoken: 0.576, few: 0.455, short: 1.171, long: 0.732 },
  missed: { spoken: -0.044, few: -0.296, short: -0.295, long: -0.512 },
  scattered: { spoken: -0.12, few: -0.134, short: -0.373, long: -1.754 },
  unknown: { spoken: 0, few: -1.808, short: -0.398, long: -0.909 },
  names_missed: { spoken: 0, few: -2.548, short: -2.002, long: -3.133 },
  property_missed: { spoken: -1.306, few: -0.349, short: -0.328, long: -0.271 },
  main_missed: { spoken: 0, few: -0.552, short: 0, long: 0 },
  thing_missed: { spoken: -0.829, few: -0.171, short: 0, long: 0 },
  sort_missed: { spoken: -0.621, few: -0.045, short: -0.996, long: -0.338 },
  rarity: { spoken: -1.518, few: 2.349, short: 0, long: 2.238 },
  exact: { spoken: 0, few: 0, short: 1.692, long: 0.221 },
  heading: { spoken: 0, few: 0, short: 0, long: 1.856 },
  agreement: { spoken: 0, few: 0.058, short: 0.11, long: 0.4 },
}
