import { confidenceOf } from '../../packages/engine/src/knowledge/lookup/confidence.ts'
import type {
  ConfidenceWeights,
  PassageFeatures,
} from '../../packages/engine/src/knowledge/lookup/passage_features.ts'
import { fitLogistic } from '../answer_check/logistic.ts'
import type { LookUpCase } from './cases.ts'

/** One weight for each feature, fitted to whether the passage is right. */

/** Few organizations and many features: strong, so that none is learnt by heart. */
const penalty = 100

type Column = [query: 'alone' | 'together' | null, name: string]

export function fitConfidence(cases: readonly LookUpCase[]): ConfidenceWeights {
  const [sample] = cases.flatMap(({ candidates }) => candidates)
  const columns = columnsOf(sample!.features)
  const rows = cases.flatMap(({ candidates }) =>
    candidates.map(({ features, isRight }) => ({
      values: columns.map((column) => amountOf(features, column)),
      isRight,
    })),
  )
  const means = columns.map((_, at) => mean(rows.map(({ values }) => values[at]!)))
  const spreads = columns.map(
    (_, at) => Math.sqrt(mean(rows.map(({ values }) => (values[at]! - means[at]!) ** 2))) || 1,
  )
  const samples = rows.map(({ values, isRight }) => ({
    values: [1, ...values.map((value, at) => (value - means[at]!) / spreads[at]!)],
    isRight,
    weight: 1,
  }))
  const bounds = [
    { direction: 0, penalty: 0 } as const,
    ...columns.map(() => ({ direction: 0, penalty }) as const),
  ]
  const [bias = 0, ...fitted] = fitLogistic(samples, bounds)
  const weights = fitted.map((weight, at) => weight / spreads[at]!)
  const shift = weights.reduce((sum, weight, at) => sum + weight * means[at]!, 0)
  return toWeights(columns, weights, bias - shift)
}

const columnsOf = ({ alone, together, ...own }: PassageFeatures): Column[] => [
  ...Object.keys(alone).map((name): Column => ['alone', name]),
  ...Object.keys(together).map((name): Column => ['together', name]),
  ...Object.keys(own).map((name): Column => [null, name]),
]

function amountOf(features: PassageFeatures, [query, name]: Column): number {
  const values = (query === null ? features : features[query]) as unknown as Record<string, number>
  return values[name]!
}

function toWeights(columns: readonly Column[], weights: readonly number[], bias: number): ConfidenceWeights {
  const of = (query: Column[0]) =>
    Object.fromEntries(
      columns.flatMap(([of, name], at) => (of === query ? [[name, Number(weights[at]!.toFixed(4))]] : [])),
    )
  return {
    bias: Number(bias.toFixed(4)),
    ...of(null),
    alone: of('alone'),
    together: of('together'),
  } as unknown as ConfidenceWeights
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The best passage of a case, by weights that never saw its organization. */
export interface HeldJudgement {
  of: LookUpCase
  confidence: number
  isRight: boolean
  isAmongThree: boolean
}

export function leaveOneOut(cases: readonly LookUpCase[]): HeldJudgement[] {
  const organizations = [...new Set(cases.map(({ organization }) => organization))]
  return organizations.flatMap((left) => {
    const weights = fitConfidence(cases.filter(({ organization }) => organization !== left))
    return cases.filter(({ organization }) => organization === left).map((each) => judge(each, weights))
  })
}

export function judge(of: LookUpCase, weights: ConfidenceWeights): HeldJudgement {
  const ranked = of.candidates
    .map(({ features, isRight }) => ({ confidence: confidenceOf(features, weights), isRight }))
    .sort((one, other) => other.confidence - one.confidence)
  return {
    of,
    confidence: ranked[0]?.confidence ?? 0,
    isRight: ranked[0]?.isRight ?? false,
    isAmongThree: ranked.slice(0, 3).some(({ isRight }) => isRight),
  }
}
