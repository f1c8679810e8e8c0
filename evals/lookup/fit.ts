import { confidenceOf } from '../../packages/engine/src/knowledge/lookup/confidence.ts'
import { goesOn } from '../../packages/engine/src/knowledge/lookup/continuation.ts'
import type {
  ContinuationFeatures,
  ContinuationWeights,
} from '../../packages/engine/src/knowledge/lookup/continuation_features.ts'
import type {
  ConfidenceWeights,
  PassageFeatures,
} from '../../packages/engine/src/knowledge/lookup/passage_features.ts'
import { fitLogistic, type Sample } from '../answer_check/logistic.ts'
import type { JudgedCandidate, LookUpCase } from './cases.ts'

/** One weight for each feature, fitted to whether the passage is right. */

/** Few organizations and many features: strong, so that none is learnt by heart. */
const penalty = 100
const continuationPenalty = 10

type Column = [query: 'alone' | 'together' | null, name: string]

export interface LookUpWeights {
  continuation: ContinuationWeights
  confidence: ConfidenceWeights
}

/** `follow` are threads as they were written, `changed` such whose messages are about two things. */
export function fitLookUp(follow: readonly LookUpCase[], changed: readonly LookUpCase[]): LookUpWeights {
  const continuation = fitContinuation(follow, changed)
  return { continuation, confidence: fitConfidence([...follow, ...changed], continuation) }
}

function fitContinuation(follow: readonly LookUpCase[], changed: readonly LookUpCase[]): ContinuationWeights {
  const [ones, others] = [follow, changed].map((cases) => cases.flatMap((each) => each.continuation ?? []))
  const names = Object.keys(ones![0]!) as (keyof ContinuationFeatures)[]
  const rows = [ones!, others!].flatMap((of, at) =>
    of.map((features) => ({
      values: names.map((name) => features[name]),
      isRight: at === 0,
      // Both kinds count alike, however many there are.
      weight: (ones!.length + others!.length) / (2 * of.length),
    })),
  )
  const { bias, weights } = fitRows(rows, continuationPenalty)
  const rounded = (weight: number) => Number(weight.toFixed(4))
  return {
    bias: rounded(bias),
    ...Object.fromEntries(names.map((name, at) => [name, rounded(weights[at]!)])),
  } as unknown as ContinuationWeights
}

function fitConfidence(cases: readonly LookUpCase[], continuation: ContinuationWeights): ConfidenceWeights {
  const [sample] = cases.flatMap(({ together }) => together)
  const columns = columnsOf(sample!.features)
  const rows = cases.flatMap((each) =>
    candidatesOf(each, continuation).map(({ features, isRight }) => ({
      values: columns.map((column) => amountOf(features, column)),
      isRight,
      weight: 1,
    })),
  )
  const { bias, weights } = fitRows(rows, penalty)
  return toWeights(columns, weights, bias)
}

const candidatesOf = (
  { continuation, alone, together }: LookUpCase,
  weights: ContinuationWeights,
): readonly JudgedCandidate[] => (continuation === null || goesOn(continuation, weights) ? together : alone)

/** Weights that are penalized alike, whatever the features are measured in. */
function fitRows(rows: readonly Sample[], penalty: number): { bias: number; weights: number[] } {
  const columns = rows[0]!.values.map((_, at) => rows.map(({ values }) => values[at]!))
  const means = columns.map(mean)
  const spreads = columns.map(
    (values, at) => Math.sqrt(mean(values.map((value) => (value - means[at]!) ** 2))) || 1,
  )
  const samples = rows.map((row) => ({
    ...row,
    values: [1, ...row.values.map((value, at) => (value - means[at]!) / spreads[at]!)],
  }))
  const bounds = [
    { direction: 0, penalty: 0 } as const,
    ...columns.map(() => ({ direction: 0, penalty }) as const),
  ]
  const [bias = 0, ...fitted] = fitLogistic(samples, bounds)
  const weights = fitted.map((weight, at) => weight / spreads[at]!)
  const shift = weights.reduce((sum, weight, at) => sum + weight * means[at]!, 0)
  return { bias: bias - shift, weights }
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

export function leaveOneOut(
  follow: readonly LookUpCase[],
  changed: readonly LookUpCase[],
): { follow: HeldJudgement[]; changed: HeldJudgement[] } {
  const organizations = [...new Set(follow.map(({ organization }) => organization))]
  const judged = { follow: [] as HeldJudgement[], changed: [] as HeldJudgement[] }
  for (const left of organizations) {
    const isLeft = ({ organization }: LookUpCase) => organization === left
    const others = (cases: readonly LookUpCase[]) => cases.filter((each) => !isLeft(each))
    const weights = fitLookUp(others(follow), others(changed))
    judged.follow.push(...follow.filter(isLeft).map((each) => judge(each, weights)))
    judged.changed.push(...changed.filter(isLeft).map((each) => judge(each, weights)))
  }
  return judged
}

export function judge(of: LookUpCase, { continuation, confidence }: LookUpWeights): HeldJudgement {
  const ranked = candidatesOf(of, continuation)
    .map(({ features, isRight }) => ({ confidence: confidenceOf(features, confidence), isRight }))
    .sort((one, other) => other.confidence - one.confidence)
  return {
    of,
    confidence: ranked[0]?.confidence ?? 0,
    isRight: ranked[0]?.isRight ?? false,
    isAmongThree: ranked.slice(0, 3).some(({ isRight }) => isRight),
  }
}
