import { cosine, type EmbedText, type WordStatistics } from '../answer/candidate.ts'
import { analyzeQuestion, type QuestionAnalysis } from '../answer/question_analysis.ts'
import { scoreOf } from '../search/score.ts'
import { wordsOf } from '../search/words.ts'
import type { AnswerPage } from './answer_page.ts'
import type { FoundPassage } from './found_passage.ts'
import { type EmbedWords, nearestWords } from './nearest_words.ts'
import { type QueryFeatures, queryFeatures } from './query_features.ts'

/** What speaks for and against a passage being what the visitor wants to know. */
export interface PassageFeatures {
  alone: QueryFeatures
  together: QueryFeatures
  /** By how much it passes the best of the others. */
  margin_alone: number
  margin_together: number
  /** By how much its nearest sentence is nearer in meaning than those of the others. */
  nearest_alone: number
  nearest_together: number
  /** How well it covers the question word by word, in meaning, and by how much better than the others do. */
  words_alone: number
  words_together: number
  words_margin_alone: number
  words_margin_together: number
  /** 1 where the last answer stands on the same page, or was about the same service. */
  same_page: number
  /** 1 where something was looked up before. */
  follows: number
  /** The logarithm of its number of words. */
  length: number
}

/** By the same names as the features. */
export interface ConfidenceWeights extends PassageFeatures {
  bias: number
}

export interface LookUp {
  message: string
  /** What is asked in it, completed by what was talked about; the message itself where nothing is. */
  question: string
  /** What was looked up before it in the same conversation. */
  previous: string | null
  /** Both as they were typed, without words of the knowledge. */
  typed: { message: string; previous: string | null }
  /** Where the last answer stands. */
  page: AnswerPage | null
  /** A BCP 47 tag. */
  language: string
  statistics: WordStatistics
  embed: EmbedText
  embedWords: EmbedWords
}

export const withPrevious = (message: string, previous: string | null): string =>
  previous === null ? message : `${previous} ${message}`

/** Whether the message needs what was talked about before to be a question. */
export function isCompleted({ message, question }: LookUp): boolean {
  const words = new Set(wordsOf(message))
  return wordsOf(question).some((word) => !words.has(word))
}

/** What a message asks for: by itself, with what was looked up before it, in all, and in the visitor's own words alone. */
export interface AskedQuestion {
  alone: QuestionAnalysis
  together: QuestionAnalysis
  question: QuestionAnalysis
  typed: QuestionAnalysis
}

export function analyzeLookUp({
  message,
  question,
  previous,
  typed,
  language,
  statistics,
}: LookUp): AskedQuestion {
  const alone = analyzeQuestion(message, language, statistics)
  const together =
    previous === null ? alone : analyzeQuestion(withPrevious(message, previous), language, statistics)
  // A price or a time is asked for now, or not: what was asked for before has been told.
  const { answerType } = analyzeQuestion(question, language, statistics)
  const own = analyzeQuestion(typed.message, language, statistics)
  return { alone, together, question: { ...together, answerType }, typed: { ...own, answerType } }
}

export function passageFeatures(
  passages: readonly FoundPassage[],
  { message, previous, typed, page, statistics, embed, embedWords }: LookUp,
  { alone, together, question }: AskedQuestion,
): PassageFeatures[] {
  const margins = (values: readonly number[]) => marginsOf(values, othersInLanguage(passages))
  const margin_alone = margins(passages.map((passage) => scoreOf(passage.alone)))
  const margin_together = margins(passages.map((passage) => scoreOf(passage.together)))
  const sentences = passages.map(({ statements }) => statements.map(embed))
  const nearest = (text: string) => margins(nearestOf(embed(text), sentences))
  const nearest_alone = nearest(message)
  const nearest_together = previous === null ? nearest_alone : nearest(withPrevious(message, previous))
  const coverWords = nearestWords(passages, embedWords)
  const words_alone = coverWords(typed.message)
  const words_together =
    typed.previous === null ? words_alone : coverWords(withPrevious(typed.message, typed.previous))
  const words_margin_alone = marginsOf(words_alone, allOthers)
  const words_margin_together = marginsOf(words_together, allOthers)
  return passages.map((passage, at) => ({
    alone: queryFeatures(passage, passage.alone, alone, statistics),
    together: queryFeatures(passage, passage.together, together, statistics),
    margin_alone: margin_alone[at]!,
    margin_together: margin_together[at]!,
    nearest_alone: nearest_alone[at]!,
    nearest_together: nearest_together[at]!,
    words_alone: words_alone[at]!,
    words_together: words_together[at]!,
    words_margin_alone: words_margin_alone[at]!,
    words_margin_together: words_margin_together[at]!,
    same_page: isOn(page, passage, question) ? 1 : 0,
    follows: previous === null ? 0 : 1,
    length: Math.log(passage.text.split(/\s+/).length),
  }))
}

/** Whether the last answer stands on the same page as a passage, or was about the same service. */
export function isOn(page: AnswerPage | null, passage: FoundPassage, question: QuestionAnalysis): boolean {
  if (page === null) return false
  const { source_id, url, service_id } = page
  return source_id === null
    ? passage.kind === 'service' && passage.id === service_id && asksForDetail(question)
    : passage.source_id === source_id && (passage.url ?? undefined) === url
}

/** Whether a line of a service tells it. */
export const asksForDetail = ({ answerType }: QuestionAnalysis): boolean =>
  answerType === 'price' || answerType === 'duration'

/** How near the nearest sentence of each passage is. */
const nearestOf = (vector: Float32Array, sentences: readonly Float32Array[][]): number[] =>
  sentences.map((each) => Math.max(0, ...each.map((sentence) => cosine(vector, sentence))))

type IsRival = (at: number, other: number) => boolean

const allOthers: IsRival = (at, other) => other !== at

const othersInLanguage =
  (passages: readonly FoundPassage[]): IsRival =>
  (at, other) =>
    other !== at && passages[other]!.language === passages[at]!.language

/** By how much each passes the best of its rivals, or stays behind it. */
const marginsOf = (values: readonly number[], isRival: IsRival): number[] =>
  values.map((value, at) => value - Math.max(0, ...values.filter((_, other) => isRival(at, other))))
