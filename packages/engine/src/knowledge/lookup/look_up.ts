import type { EvidenceBand } from '@foyer/contract/vocabulary'
import { statesAnswerType } from '../answer/answer_types/index.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { isGrammarWord } from '../search/light_words.ts'
import { primaryLanguage, termsOf } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import { asksHeading } from './asked_heading.ts'
import { confidenceOf } from './confidence.ts'
import { apart, goesOn } from './continuation.ts'
import { continuationFeatures } from './continuation_features.ts'
import { confidencesAmongFew, fewestEntries } from './few_entries.ts'
import type { FoundPassage } from './found_passage.ts'
import { isWeek, leavesOutHoliday, tellsHoliday } from './holidays.ts'
import { namesNothing } from './names_nothing.ts'
import {
  analyzeLookUp,
  asksForDetail,
  isCompleted,
  isOn,
  type LookUp,
  passageFeatures,
} from './passage_features.ts'
import { farFrom, nearFrom, sureFrom } from './thresholds.ts'

/**
 * `between`: something near is there, and which of it is meant is not sure. `far`: what lies nearest may touch the
 * matter, and is no answer.
 */
export type LookUpOutcome = 'sure' | 'between' | 'far' | 'nothing'

export interface RankedPassage<Passage> {
  passage: Passage
  confidence: number
  band: EvidenceBand
}

interface LookUpResult<Passage> {
  outcome: LookUpOutcome
  /** The best first. */
  ranked: RankedPassage<Passage>[]
  question: QuestionAnalysis
  /** The same by the words that were typed now, without those that were added to find it. */
  typed: QuestionAnalysis
}

/** Which of what was found answers a message, if any does. */
export function lookUp<Passage extends FoundPassage>(
  found: readonly Passage[],
  given: LookUp,
): LookUpResult<Passage> {
  const isLittle = given.statistics.size < fewestEntries
  const { passages, asked, analysis } = isLittle
    ? { passages: found, asked: given, analysis: analyzeLookUp(given) }
    : inContext(found, given)
  const { question, typed } = analysis
  const confidences = isLittle
    ? confidencesAmongFew(passages, asked)
    : passageFeatures(passages, asked, analysis).map((each) => confidenceOf(each))
  const best = Math.max(0, ...confidences)
  const asksForWeek = passages.some(
    (passage, at) => isWeek(passage) && (confidences[at] === best || confidences[at]! >= sureFrom),
  )
  const rated = passages
    .map((passage, at) => {
      const isDetail = isOn(asked.page, passage, question) && tellsDetail(passage, asked, question)
      // The hours of a usual week would be the wrong answer about a holiday.
      const isHoliday = asksForWeek && tellsHoliday(asked.typed.message, passage)
      const isSheet = question.answerType === 'person' && passage.kind === 'service'
      const isBeside = isSheet || leavesOutHoliday(asked.typed.message, passage)
      const fitting = isBeside ? Math.min(confidences[at]!, farFrom) : confidences[at]!
      const isHeading = asksHeading(asked.typed.message, passage)
      const confidence = Math.max(
        fitting,
        isHoliday ? best : isDetail ? Math.max(best, sureFrom) : isHeading ? sureFrom : 0,
      )
      return { passage, confidence, band: bandOf(confidence), isMeant: isHoliday || isDetail }
    })
    .sort((one, other) => other.confidence - one.confidence)
  const preference = preferenceAmong(rated, asked, question)
  const ranked = rated
    .sort((one, other) => Number(other.isMeant) - Number(one.isMeant) || preference(other) - preference(one))
    .map(({ isMeant: _, ...rest }) => rest)
  const outcome = outcomeOf(ranked[0]?.confidence ?? 0)
  // Among a handful of facts, distant ones are just the rest.
  return { outcome: isLittle && outcome === 'far' ? 'nothing' : outcome, ranked, question, typed }
}

/** With what was looked up before, where the message goes on about it. */
function inContext<Passage extends FoundPassage>(passages: readonly Passage[], asked: LookUp) {
  const analysis = analyzeLookUp(asked)
  const isOneMatter = asked.previous === null || goesOn(continuationFeatures(passages, asked, analysis.alone))
  return isOneMatter ? { passages, asked, analysis } : apart({ passages, asked, analysis })
}

type Rated = RankedPassage<FoundPassage>

/** The visitor's own language goes before another, and a service that was named, or its price, before a page. */
function preferenceAmong(
  rated: readonly Rated[],
  { language, message }: LookUp,
  question: QuestionAnalysis,
): (one: Rated) => number {
  const best = rated[0]?.confidence ?? 0
  const isOwn = ({ passage }: Rated) => primaryLanguage(passage.language) === primaryLanguage(language)
  const hasPage = rated.some(
    (each) => each.confidence >= sureFrom && each.passage.source_id !== null && isOwn(each),
  )
  return (each) => {
    const { passage, confidence } = each
    if (!isOwn(each)) return 0
    if (confidence < sureFrom) return confidence >= best - littleBehind && best < sureFrom ? 1 : 0
    if (passage.source_id !== null) return 1
    // A service described in another language goes after a page in the visitor's own.
    if (hasPage && isForeign(passage)) return 0
    const isMeant =
      question.answerType === null && confidence >= best - mostBehind && isNamed(passage, message)
    return asksForDetail(question) || isMeant ? 2 : 1
  }
}

const mostBehind = 0.3
const littleBehind = 0.1

/** "And how long does it take?", after what a service costs: nothing else can be meant. */
const tellsDetail = (
  { kind, statements, language }: FoundPassage,
  asked: LookUp,
  { answerType }: QuestionAnalysis,
): boolean =>
  kind === 'service' &&
  (isCompleted(asked) || namesNothing(asked.typed.message, asked.language)) &&
  statements.some((statement) => statesAnswerType(answerType, statement, language, () => true))

/** A service is told in the frame of the visitor's language, in the words that its owner wrote in theirs. */
function isForeign({ kind, text, language }: FoundPassage): boolean {
  const words = wordsOf(text.split('\n', 1)[0]!)
  const signs = (of: string) => words.filter((word) => isGrammarWord(word, of)).length
  return kind === 'service' && ['en', 'de'].some((other) => signs(other) > signs(language) + 1)
}

function isNamed({ trail, language }: FoundPassage, message: string): boolean {
  const said = new Set(termsOf(message, language))
  return termsOf(trail.at(-1) ?? '', language).every((term) => said.has(term))
}

function outcomeOf(confidence: number): LookUpOutcome {
  if (confidence >= sureFrom) return 'sure'
  if (confidence >= nearFrom) return 'between'
  return confidence >= farFrom ? 'far' : 'nothing'
}

function bandOf(confidence: number): EvidenceBand {
  if (confidence >= sureFrom) return 'close'
  return confidence >= nearFrom ? 'near' : 'far'
}
