import type { Asked } from './asked.ts'
import { cosine as cosineOf, type KnownWords, type VectorOf } from './candidate.ts'
import {
  either,
  hitSum,
  mainMiss,
  missSum,
  nameWeightOf,
  propertyWeightOf,
  rarityOf,
  share,
  unknownWeightOf,
  weightOf,
} from './hits.ts'
import { returnedShare } from './returned.ts'
import type { StatementView, View } from './view.ts'

/**
 * What speaks for and against an answer being there. None of it depends on how much knowledge there is: shares, cosines,
 * and weights of words in those of a word that is nowhere.
 */
export interface AnswerFeatures {
  /** The best statement's likeness in meaning, under its headings. */
  cosine: number
  /** By how much that passes the likeness of the nearest candidates as wholes, and that likeness itself. */
  outstanding: number
  nearness: number
  /** How alike a candidate is in meaning and in all words: another way to ask the same would be. */
  resemblance: number
  /** How much of the best statement was asked for. */
  returned: number
  /** The weight of the words that one candidate covers, and of those that the best statement lacks. */
  covered: number
  missed: number
  /** The share of words that are somewhere, but not where the best statement is. */
  scattered: number
  /** The share of words that are nowhere in all of the knowledge, nor anything like them where something was found. */
  unknown: number
  /** The share of names and numbers that are not where the best statement is. */
  names_missed: number
  /** The share of what is asked about the things named, and is not in the best statement. */
  property_missed: number
  /** How far the most telling of the words is missing where the best statement is, from 0 to 1. */
  main_missed: number
  /** 1 when it is asked whether there is a thing that is not named where the best statement is. */
  thing_missed: number
  /** 1 when the best statement tells nothing of the sort that is asked for. */
  sort_missed: number
  /** How rare the question's words are here, on average. */
  rarity: number
  /** From the search: words in just the form asked for, and words in the headings. */
  exact: number
  heading: number
  /** Whether the nearest in meaning is also what the words find. */
  agreement: number
}

/** So many candidates are what else there is. */
const nearest = 3

export interface Best {
  view: View
  statement: StatementView
}

export function bestOf(views: readonly View[]): Best | null {
  let best: Best | null = null
  for (const view of views)
    for (const statement of view.statements)
      if (best === null || statement.value > best.statement.value) best = { view, statement }
  return best
}

export function featuresOf(
  asked: Asked,
  views: readonly View[],
  known: KnownWords,
  vectorOf: VectorOf,
): AnswerFeatures {
  const best = bestOf(views)
  const none = asked.words.map(() => 0)
  const whole = missSum(asked, none, weightOf)
  const inBest = best?.view.hits ?? none
  const anywhere = views.map(({ hits }) => hits).reduce(either, none)
  const byCosine = views.toSorted((one, other) => other.cosine - one.cosine)
  const cosine = best === null ? 0 : headedCosine(asked, best, vectorOf)
  const nearness = mean(byCosine.slice(0, nearest).map((view) => view.cosine))
  return {
    cosine,
    outstanding: cosine - nearness,
    nearness,
    resemblance: most(views, ({ resemblance }) => resemblance),
    returned:
      best === null ? 0 : returnedShare(statementOf(best), best.view.candidate.language, asked, known),
    covered: most(views, ({ hits }) => hitSum(asked, hits, weightOf)),
    missed: missSum(asked, best?.statement.hits ?? none, weightOf),
    scattered: share(hitSum(asked, anywhere, weightOf) - hitSum(asked, inBest, weightOf), whole),
    unknown: share(missSum(asked, anywhere, unknownWeightOf), whole),
    names_missed: share(missSum(asked, inBest, nameWeightOf), whole),
    property_missed: share(
      missSum(asked, best?.statement.hits ?? none, propertyWeightOf),
      missSum(asked, none, propertyWeightOf),
    ),
    main_missed: mainMiss(asked, inBest),
    thing_missed: asked.words.some(({ isThing }, at) => isThing && inBest[at] === 0) ? 1 : 0,
    sort_missed: best?.statement.tells === false ? 1 : 0,
    rarity: mean(asked.words.filter(({ weight }) => weight > 0).map(rarityOf)),
    exact: most(views, ({ candidate }) => candidate.features.exact),
    heading: headingMatch(views),
    agreement: share(
      byCosine[0]?.candidate.features.bm25 ?? 0,
      most(views, ({ candidate }) => candidate.features.bm25),
    ),
  }
}

/** Where there are no headings, they speak neither for nor against. */
const neutral = 0.55

const headingMatch = (views: readonly View[]): number =>
  views.some(({ candidate }) => candidate.trail.length > 0)
    ? most(views, ({ candidate }) => candidate.features.heading)
    : neutral

const statementOf = ({ view, statement }: Best): string => view.candidate.statements[statement.at]!

const headedCosine = (asked: Asked, best: Best, vectorOf: VectorOf): number =>
  cosineOf(asked.vector, vectorOf([...best.view.candidate.trail, statementOf(best)].join('. ')))

const most = (views: readonly View[], of: (view: View) => number): number => Math.max(0, ...views.map(of))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
