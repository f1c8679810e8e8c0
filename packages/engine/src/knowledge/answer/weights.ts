import type { AnswerFeatures } from './features.ts'
import type { Weight } from './weight.ts'

/** Written by `evals/fit_answerability.ts`, which says what they are fitted to: not to be changed by hand. */
export const answerWeights: Record<keyof AnswerFeatures | 'bias', Weight> = {
  bias: { short: -2.379, long: -1.869 },
  cosine: { short: 2.016, long: 0 },
  outstanding: { short: 0, long: 2.442 },
  resemblance: { short: 2.132, long: 0 },
  returned: { short: 0.987, long: 1.331 },
  covered: { short: 1.278, long: 0.703 },
  missed: { short: -0.174, long: -0.638 },
  scattered: { short: -0.509, long: -1.298 },
  names_missed: { short: 0, long: -3.975 },
  sort_missed: { short: -0.918, long: -0.632 },
  rarity: { short: -2.427, long: 1.365 },
  exact: { short: 0.303, long: 0.545 },
  heading: { short: 0, long: 1.273 },
  headed: { short: 0.074, long: -1.44 },
  agreement: { short: 0, long: 0.728 },
}
