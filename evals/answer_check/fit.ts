import type { AnswerFeatures } from '../../packages/engine/src/knowledge/answer/features.ts'
import { type Mixture, probabilityOf } from '../../packages/engine/src/knowledge/answer/probability.ts'
import type { Weight } from '../../packages/engine/src/knowledge/answer/weight.ts'
import type { Case, CaseSet } from './case.ts'
import { type Direction, fitLogistic, type Sample } from './logistic.ts'

/** One set of weights for all sets together, which does not know which of them a question is from. */

export type Weights = Record<keyof AnswerFeatures | 'bias', Weight>

interface Share {
  /** Of the questions that are answered, and of those that are not. */
  right: number
  wrong: number
}

const even = (share: number): Share => ({ right: share, wrong: share })
/** Who asks a small organization's agent hears it out of its depth sooner: a wrong answer weighs more than none. */
const careful = (share: number): Share => ({ right: share, wrong: 1.5 * share })

/** How much each set counts, so that none is served at the expense of the others. Those not named are only measured. */
const shares: Record<string, Share> = {
  'SQuAD, gold paragraph removed': even(1.5),
  'SQuAD, another domain': even(1),
  'SQuAD, thing named, property lacking': even(0.2),
  'Doc2Dial, gold document removed': even(1.5),
  'HINT3 powerplay11, in or out of scope': even(0.4),
  'HINT3 sofmattress, in or out of scope': even(0.4),
  'CLINC150, in or out of scope': even(1.7),
  'SQuAD, sentence by sentence, gold paragraph removed': even(0.5),
  'SQuAD, sentence by sentence, another domain': even(0.5),
  'Invented firms, stated or not': careful(1),
  'Small organizations, asked blind': careful(2),
}
const penalty = 20

/**
 * Which way each feature may count: more of what speaks for an answer never makes it less probable, whatever would fit
 * some set better. The rest only says what to expect of the others.
 */
const directions: Record<keyof AnswerFeatures, Direction> = {
  cosine: 1,
  outstanding: 1,
  nearness: 1,
  resemblance: 1,
  returned: 1,
  covered: 1,
  missed: -1,
  scattered: -1,
  unknown: -1,
  names_missed: -1,
  property_missed: -1,
  main_missed: -1,
  thing_missed: -1,
  sort_missed: -1,
  rarity: 0,
  exact: 1,
  heading: 1,
  agreement: 1,
}
/** What is nowhere is rare: among a few short facts, that must not count for an answer. */
const directionOf = (name: keyof AnswerFeatures, part: keyof Mixture) =>
  name === 'rarity' && part === 'short' ? -1 : directions[name]

const names = Object.keys(directions) as (keyof AnswerFeatures)[]
const parts = ['spoken', 'few', 'short', 'long'] as const satisfies (keyof Mixture)[]

/** A weight to be found. */
interface Column {
  name: keyof Weights
  part: keyof Mixture
  direction: Direction
}

/** No set has examples of messages under headings: nothing can be learnt about them. */
const isLearnable = ({ name, part }: Column) => part !== 'spoken' || name !== 'heading'

const columns: readonly Column[] = parts
  .flatMap((part): Column[] => [
    ...names.map((name) => ({ name, part, direction: directionOf(name, part) })),
    { name: 'bias', part, direction: 0 },
  ])
  .filter(isLearnable)

const amountOf = ({ name, part }: Column, { judgement: { features, mixture } }: Case): number =>
  (name === 'bias' ? 1 : features[name]) * mixture[part]

export function fitWeights(sets: readonly CaseSet[], isUsed: (each: Case) => boolean = () => true): Weights {
  const samples = sets.flatMap(({ name, measure, cases }) => {
    const share = shares[`${name}, ${measure}`]
    if (!share) return []
    const used = cases.filter(isUsed)
    const right = used.filter(({ answerable }) => answerable)
    const wrong = used.filter(({ answerable }) => !answerable)
    return [...samplesOf(right, share.right), ...samplesOf(wrong, share.wrong)]
  })
  return toWeights(fitScaled(evened(samples)))
}

const samplesOf = (cases: readonly Case[], share: number): Sample[] =>
  cases.map((each) => ({
    values: columns.map((column) => amountOf(column, each)),
    isRight: each.answerable,
    weight: share / cases.length,
  }))

/** Together they count as many as they are, so that the penalty means the same for each fit. */
function evened(samples: readonly Sample[]): Sample[] {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  return samples.map((sample) => ({ ...sample, weight: (sample.weight * samples.length) / total }))
}

/** Every column of the same size, so that the penalty means the same for each of them. */
function fitScaled(samples: readonly Sample[]): Map<Column, number> {
  const scaleOf = columns.map((_, at) => Math.sqrt(mean(samples.map(({ values }) => values[at]! ** 2))) || 1)
  const scaled = samples.map((sample) => ({
    ...sample,
    values: sample.values.map((value, at) => value / scaleOf[at]!),
  }))
  const bounds = columns.map(({ name, direction }) => ({ direction, penalty: name === 'bias' ? 0 : penalty }))
  const fitted = fitLogistic(scaled, bounds)
  return new Map(columns.map((column, at) => [column, fitted[at]! / scaleOf[at]!]))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function toWeights(fitted: ReadonlyMap<Column, number>): Weights {
  const none = (): Weight => ({ spoken: 0, few: 0, short: 0, long: 0 })
  const weights = Object.fromEntries(['bias', ...names].map((name) => [name, none()])) as Weights
  for (const [{ name, part }, weight] of fitted) weights[name][part] = weight
  return weights
}

export const probabilityBy = (weights: Weights, { judgement: { features, mixture } }: Case): number =>
  probabilityOf(features, mixture, weights)

/** The probability by weights that were fitted without the case's group, in five folds. */
export function crossValidated(sets: readonly CaseSet[]): Map<Case, number> {
  const folds = 5
  const probabilities = new Map<Case, number>()
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = ({ group }: Case) => hashOf(group) % folds === fold
    const weights = fitWeights(sets, (each) => !isHeld(each))
    for (const each of sets.flatMap(({ cases }) => cases))
      if (isHeld(each)) probabilities.set(each, probabilityBy(weights, each))
  }
  return probabilities
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0, 7)
