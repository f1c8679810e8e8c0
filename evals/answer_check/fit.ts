import type { AnswerFeatures } from '../../packages/engine/src/knowledge/answer/features.ts'
import { longness } from '../../packages/engine/src/knowledge/answer/probability.ts'
import type { Weight } from '../../packages/engine/src/knowledge/answer/weight.ts'
import type { Case, CaseSet } from './case.ts'
import { fitLogistic, type Sample } from './logistic.ts'

/** One set of weights for all sets together, which does not know which of them a question is from. */

export type Weights = Record<keyof AnswerFeatures | 'bias', Weight>

/**
 * How much each set counts, by its name and measure: so that none is served at the expense of the others. Right and
 * wrong cases of a set count alike.
 */
const shares: Record<string, number> = {
  'SQuAD, gold paragraph removed': 1.5,
  'SQuAD, another domain': 1,
  'SQuAD, thing named, property lacking': 0.2,
  'Doc2Dial, gold document removed': 1.5,
  'HINT3, in or out of scope': 0.8,
  'CLINC150, in or out of scope': 1.7,
  'SQuAD, sentence by sentence, gold paragraph removed': 0.5,
  'SQuAD, sentence by sentence, another domain': 0.5,
}
const penalty = 20

/**
 * Which way each feature may count: more of what speaks for an answer never makes it less probable, whatever would fit
 * some set better. The rest only says what to expect of the others.
 */
const directions: Record<keyof AnswerFeatures, 1 | -1 | 0> = {
  cosine: 1,
  outstanding: 1,
  resemblance: 1,
  returned: 1,
  covered: 1,
  missed: -1,
  scattered: -1,
  names_missed: -1,
  sort_missed: -1,
  rarity: 0,
  exact: 1,
  heading: 1,
  headed: 0,
  agreement: 1,
}
const names = Object.keys(directions) as (keyof AnswerFeatures)[]

export function fitWeights(sets: readonly CaseSet[], isUsed: (case_: Case) => boolean = () => true): Weights {
  const used = sets.flatMap(({ name, measure, cases }) =>
    [true, false].flatMap((answerable) => {
      const alike = cases.filter((each) => each.answerable === answerable && isUsed(each))
      return alike.map((each) => ({ each, weight: shares[`${name}, ${measure}`]! / alike.length }))
    }),
  )
  const total = used.reduce((sum, { weight }) => sum + weight, 0)
  const rows = used.map(({ each }) => valuesOf(each))
  const scales = rows[0]!.map(
    (_, column) => Math.hypot(...rows.map((row) => row[column]!)) / Math.sqrt(rows.length) || 1,
  )
  const samples = used.map(({ each, weight }, at) => ({
    values: rows[at]!.map((value, column) => value / scales[column]!),
    isRight: each.answerable,
    weight: (weight * used.length) / total,
  }))
  return toWeights(fitDirected(samples).map((weight, column) => weight / (scales[column] ?? 1)))
}

/** Each feature of short candidates, each of long ones, and how long they are. */
function valuesOf({ judgement: { features, length } }: Case): number[] {
  const long = longness(length)
  const values = names.map((name) => features[name])
  return [...values.map((value) => value * (1 - long)), ...values.map((value) => value * long), long]
}

/** The weight that goes the wrong way most is taken out, until none does. */
function fitDirected(samples: readonly Sample[]): number[] {
  const left = new Set(samples[0]!.values.keys())
  for (;;) {
    const columns = [...left]
    const fitted = fitLogistic(
      samples.map((sample) => ({ ...sample, values: columns.map((column) => sample.values[column]!) })),
      penalty,
    )
    const wrong = columns.map((column, at) => -fitted[at]! * (directions[names[column % names.length]!] ?? 0))
    // The last column is no feature, but how long the candidates are.
    if (columns.at(-1) === 2 * names.length) wrong[wrong.length - 1] = 0
    const worst = Math.max(...wrong)
    if (worst <= 0) {
      const weights = samples[0]!.values.map(() => 0)
      columns.forEach((column, at) => {
        weights[column] = fitted[at]!
      })
      return [...weights, fitted.at(-1)!]
    }
    left.delete(columns[wrong.indexOf(worst)]!)
  }
}

function toWeights(fitted: readonly number[]): Weights {
  const [more, bias] = fitted.slice(-2) as [number, number]
  const entries = names.map((name, at) => [name, { short: fitted[at]!, long: fitted[names.length + at]! }])
  return Object.fromEntries([['bias', { short: bias, long: bias + more }], ...entries]) as Weights
}

/** The probability by weights that were fitted without the case's group, in five parts. */
export function crossValidated(sets: readonly CaseSet[]): Map<Case, number> {
  const parts = 5
  const partOf = ({ group }: Case) =>
    [...group].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0, 7) % parts
  const probabilities = new Map<Case, number>()
  for (let part = 0; part < parts; part++) {
    const weights = fitWeights(sets, (each) => partOf(each) !== part)
    for (const { cases } of sets)
      for (const each of cases)
        if (partOf(each) === part) probabilities.set(each, probabilityBy(weights, each))
  }
  return probabilities
}

export function probabilityBy(weights: Weights, { judgement: { features, length } }: Case): number {
  const long = longness(length)
  const weigh = (weight: Weight) => (1 - long) * weight.short + long * weight.long
  const sum = names.reduce((sum, name) => sum + features[name] * weigh(weights[name]), weigh(weights.bias))
  return 1 / (1 + Math.exp(-sum))
}
