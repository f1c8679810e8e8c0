import type { ConfidenceWeights } from './confidence.ts'
export const confidenceWeights = {} as ConfidenceWeights
