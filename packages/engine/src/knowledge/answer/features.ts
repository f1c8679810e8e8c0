import { askedShare } from './asked_share.ts'
import { cosine as cosineOf, type EmbedText, type WordStatistics } from './candidate.ts'
import type { CandidateMatch, StatementMatch } from './candidate_match.ts'
import {
  hitSum,
  mainMiss,
  maxHits,
  missSum,
  nameWeightOf,
  propertyWeightOf,
  rarityOf,
  share,
  unknownWeightOf,
  weightOf,
} from './hits.ts'
import type { EmbeddedQuestion } from './question_analysis.ts'

/**
 * What speaks for and against an answer being there. None of it depends on how much knowledge there is: shares, cosines,
 * and weights of words in those of a word that is nowhere.
 */
export interface AnswerFeatures {
  /** The best statement's similarity in meaning, under its headings. */
  cosine: number
  /** By how much that passes the similarity of the nearest candidates as wholes, and that similarity itself. */
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
  /** 1 when the best statement states nothing of the expected answer type. */
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

interface BestStatement {
  match: CandidateMatch
  statement: StatementMatch
}

export function bestStatement(matches: readonly CandidateMatch[]): BestStatement | null {
  let best: BestStatement | null = null
  for (const match of matches)
    for (const statement of match.statements)
      if (best === null || statement.value > best.statement.value) best = { match, statement }
  return best
}

export function featuresOf(
  analysis: EmbeddedQuestion,
  matches: readonly CandidateMatch[],
  statistics: WordStatistics,
  embed: EmbedText,
): AnswerFeatures {
  const best = bestStatement(matches)
  const none = analysis.words.map(() => 0)
  const whole = missSum(analysis, none, weightOf)
  const inBest = best?.match.hits ?? none
  const anywhere = matches.map(({ hits }) => hits).reduce(maxHits, none)
  const byCosine = matches.toSorted((one, other) => other.cosine - one.cosine)
  const cosine = best === null ? 0 : headedCosine(analysis, best, embed)
  const nearness = mean(byCosine.slice(0, nearest).map((match) => match.cosine))
  return {
    cosine,
    outstanding: cosine - nearness,
    nearness,
    resemblance: most(matches, ({ resemblance }) => resemblance),
    returned:
      best === null ? 0 : askedShare(statementOf(best), best.match.candidate.language, analysis, statistics),
    covered: most(matches, ({ hits }) => hitSum(analysis, hits, weightOf)),
    missed: missSum(analysis, best?.statement.hits ?? none, weightOf),
    scattered: share(hitSum(analysis, anywhere, weightOf) - hitSum(analysis, inBest, weightOf), whole),
    unknown: share(missSum(analysis, anywhere, unknownWeightOf), whole),
    names_missed: share(missSum(analysis, inBest, nameWeightOf), whole),
    property_missed: share(
      missSum(analysis, best?.statement.hits ?? none, propertyWeightOf),
      missSum(analysis, none, propertyWeightOf),
    ),
    main_missed: mainMiss(analysis, inBest),
    thing_missed: analysis.words.some(({ isThing }, at) => isThing && inBest[at] === 0) ? 1 : 0,
    sort_missed: best?.statement.hasAnswerType === false ? 1 : 0,
    rarity: mean(analysis.words.filter(({ weight }) => weight > 0).map(rarityOf)),
    exact: most(matches, ({ candidate }) => candidate.features.exact),
    heading: headingMatch(matches),
    agreement: share(
      byCosine[0]?.candidate.features.bm25 ?? 0,
      most(matches, ({ candidate }) => candidate.features.bm25),
    ),
  }
}

/** Where there are no headings, they speak neither for nor against. */
const neutral = 0.55

const headingMatch = (matches: readonly CandidateMatch[]): number =>
  matches.some(({ candidate }) => candidate.trail.length > 0)
    ? most(matches, ({ candidate }) => candidate.features.heading)
    : neutral

const statementOf = ({ match, statement }: BestStatement): string => match.candidate.statements[statement.at]!

const headedCosine = (analysis: EmbeddedQuestion, best: BestStatement, embed: EmbedText): number =>
  cosineOf(analysis.vector, embed([...best.match.candidate.trail, statementOf(best)].join('. ')))

const most = (matches: readonly CandidateMatch[], of: (match: CandidateMatch) => number): number =>
  Math.max(0, ...matches.map(of))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
