import { upperFirst } from '../../upper_first.ts'
import { statesAnswerType } from '../answer/answer_types/index.ts'
import { hitSum, hitsIn, weightOf } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { termsOf } from '../search/terms.ts'
import { sentencesOf } from '../sentences.ts'
import { askedBlocks } from './asked_blocks.ts'
import { askedLines } from './asked_lines.ts'
import { askedSections } from './asked_sections.ts'
import type { FoundPassage } from './found_passage.ts'
import { innerHeadings } from './inner_headings.ts'
import { firstOf, headerOf, isStep, type Line, lastOf, linesOf } from './passage_lines.ts'
import { rowsByColumn } from './rows_by_column.ts'

/** Who asks one thing reads no more than this, in words. */
const mostWords = 110
/** And who has read the rest before. */
const fewestWords = 50
const shortText = 60
const shortAgain = 30

/** What is said when a passage is the answer: all of it, or, of a long one, the part that was asked for. */
export function spokenText(
  passage: FoundPassage,
  question: QuestionAnalysis,
  typed: QuestionAnalysis = question,
): string {
  const { kind, trail, text, statements, language, whole } = passage
  // The passage has facts that this agent may not use, so its text is not said.
  if (!whole) return fittingStatements(statements, trail, language, question).join(' ')
  const all = linesOf(text)
  const lines = toldLines(passage, all, question, typed)
  if (kind === 'profile' && all.some(({ isItem }) => isItem)) return daysOf(all, lines)
  const told = kind === 'service' ? detailsOf(text, language, question) : ''
  if (told !== '') return told
  const said = wordsIn(lines) <= mostWords ? lines : partOf(lines, language, question, mostWords)
  const spoken = inWords(passage, said, typed)
  const answer = answersHeading(trail, language, typed) ? spoken : withoutYes(spoken)
  return kind === 'service' ? withNameOnce(answer, trail.at(-1) ?? '') : answer
}

/** Of a passage, what the question is about. */
function toldLines(
  { kind, trail, language }: FoundPassage,
  lines: readonly Line[],
  question: QuestionAnalysis,
  typed: QuestionAnalysis,
): Line[] {
  const heading = trail.at(-1) ?? ''
  // A synonym would tell about Sunday when Saturday was asked for.
  const words = kind === 'profile' ? withoutSynonyms(typed) : typed
  const isPage = kind === 'passage'
  const sections = isPage ? askedSections(lines, trail, language, [typed, question]) : lines
  const isLong = isPage && wordsIn(sections) > shortText
  const blocks = isLong ? askedBlocks(sections, trail, language, typed) : sections
  return askedLines(blocks, { language, heading, question: words, together: question })
}

const inWords = ({ trail, language }: FoundPassage, lines: readonly Line[], typed: QuestionAnalysis) =>
  withHeading(trail, innerHeadings(rowsByColumn(lines, language, typed), language))
    .join('\n')
    .trim()

/** Each stands for itself: those that fit the question about as well as the one that fits it best. */
function fittingStatements(
  statements: readonly string[],
  trail: readonly string[],
  language: string,
  question: QuestionAnalysis,
): string[] {
  const fits = statements.map((statement) => fitOf(statement, language, question))
  const best = Math.max(...fits)
  const fitting = statements.filter((_, at) => fits[at]! >= best / 2)
  const said = fitting.map((statement) => withoutHeading(statement, trail.at(-1) ?? ''))
  let words = 0
  return said.filter((statement, at) => {
    words += statement.split(/\s+/).length
    return at === 0 || words <= fewestWords
  })
}

/** A statement that says little by itself was noted with its heading: "The people: More than 140 companies have been clients." */
const withoutHeading = (line: string, heading: string): string =>
  line.startsWith(`${heading}: `) ? upperFirst(line.slice(heading.length + 2)) : line

/** Every line of a service may be said alone, and names it; said together, the first one does. */
function withNameOnce(text: string, name: string): string {
  const [first = '', ...others] = text.split('\n')
  return [first, ...others.map((line) => withoutHeading(line, name))].join('\n')
}

const withoutSynonyms = (question: QuestionAnalysis): QuestionAnalysis => ({
  ...question,
  words: question.words.map((word) => ({ ...word, synonyms: new Set<string>() })),
})

/** The line that fits the question best: who asks on about what was just said is not told all of it again. Null where none has a word of it. */
export function focusText(passage: FoundPassage, question: QuestionAnalysis): string | null {
  const { text, language, whole } = passage
  const all = linesOf(text)
  if (!whole || all.length === 0) return ''
  if (all.every(({ text }) => hitsIn(text, language, question).every((hit) => hit === 0))) return null
  if (wordsIn(all) <= shortAgain) return ''
  // A paragraph is too much of it: its sentences stand for themselves.
  const lines = toldLines(passage, all, question, question).flatMap((line) =>
    line.isItem || line.isHeader || line.isHeading
      ? [line]
      : sentencesOf(line.text, null).map((sentence) => ({ ...line, text: sentence })),
  )
  const sentences = askedBlocks(lines, passage.trail, language, question)
  return inWords(passage, partOf(sentences, language, question, fewestWords), question)
}

/** Whether the question is the one that the passage answers, by all of its words. */
function answersHeading(trail: readonly string[], language: string, { words }: QuestionAnalysis): boolean {
  const heading = new Set(termsOf(trail.at(-1) ?? '', language))
  return words.every(({ terms, synonyms }) => [...terms, ...synonyms].some((term) => heading.has(term)))
}

const yesOrNo = /^(?:yes|no|ja|nein)(?:[.!:–—-]|, )\s*(?=\p{L})/iu

function withoutYes(text: string): string {
  const rest = text.replace(yesOrNo, '')
  return rest === text ? text : upperFirst(rest)
}

function daysOf(all: readonly Line[], asked: readonly Line[]): string {
  const rows = asked.filter(({ isItem }) => isItem).map(({ text }) => text)
  const isAll = rows.length === all.filter(({ isItem }) => isItem).length
  if (isAll) return all.flatMap(({ text, isItem }) => (isItem ? [] : [text])).join('\n')
  return rows.length === 1 ? `${rows[0]!.replace(/^- /, '')}.` : rows.join('\n')
}

/** The price or the duration of a service: every line names the service, and the first describes it. */
function detailsOf(text: string, language: string, { answerType }: QuestionAnalysis): string {
  if (answerType === null) return ''
  const [, ...details] = text.split('\n')
  const tells = (line: string) =>
    /\d|free of charge|kostenlos/.test(line) && statesAnswerType(answerType, line, language, () => false)
  return details.find(tells) ?? ''
}

/** The lines under one heading that fit the question best, as far as there is room, with what introduces them. */
function partOf(
  lines: readonly Line[],
  language: string,
  question: QuestionAnalysis,
  mostWords: number,
): Line[] {
  const values = lines.map(({ text, section }, at) => {
    const header = headerOf(lines, at)
    const own = fitOf(text, language, question) + (header ? fitOf(header.text, language, question) : 0)
    const heading = lines.find((line) => line.isHeading && line.section === section)
    return own + (heading ? hitSum(question, hitsIn(heading.text, language, question), weightOf) / 2 : 0)
  })
  const best = values.indexOf(Math.max(...values.filter((_, at) => !lines[at]!.isHeader)))
  const inOrder = (places: Iterable<number>) =>
    [...places].sort((one, other) => one - other).map((at) => lines[at]!)
  const kept = new Set([best, ...introductionOf(lines, best)])
  const isBeside = (at: number) =>
    lines[best]!.isItem &&
    lines.slice(Math.min(at, best), Math.max(at, best) + 1).every(({ isItem }) => isItem)
  const others = [...lines.keys()]
    .filter((at) => lines[at]!.section === lines[best]!.section && !lines[at]!.isHeader)
    // Of lines that fit alike, those that stand nearer.
    .sort(
      (one, other) =>
        Number(isBeside(other)) - Number(isBeside(one)) ||
        values[other]! - values[one]! ||
        Math.abs(one - best) - Math.abs(other - best),
    )
  for (const at of others) {
    const introduction = introductionOf(lines, at).filter((before) => lines[before]!.isHeader)
    const rows = headerOf(lines, at) ? placesBetween(firstOf(lines, at), lastOf(lines, at)) : []
    const more = [
      [...rows, ...introduction],
      [at, ...introduction],
    ]
      .map((places) => new Set([...kept, at, ...places]))
      .find((places) => wordsIn(inOrder(places)) <= mostWords)
    for (const each of more ?? []) kept.add(each)
  }
  return inOrder(kept)
}

const placesBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** What is asked for as a price or a time is looked for where one stands. */
const statedType = 0.3

function fitOf(text: string, language: string, question: QuestionAnalysis): number {
  const { answerType } = question
  const states = answerType !== null && statesAnswerType(answerType, text, language, () => false)
  return hitSum(question, hitsIn(text, language, question), weightOf) + (states ? statedType : 0)
}

/** An item of a list says little without the sentence before the list, a row little without the names of its columns. */
function introductionOf(lines: readonly Line[], at: number): number[] {
  if (!lines[at]!.isItem) return []
  const { section } = lines[at]!
  let before = at - 1
  const steps: number[] = []
  while (lines[before]?.isItem) {
    if (isStep(lines[before]!)) steps.push(before)
    before -= 1
  }
  const header = lines[before]?.isHeader ? [before] : []
  const sentence = before - header.length
  const isSentence = lines[sentence]?.section === section && !lines[sentence]!.isItem
  return [...steps, ...header, ...(isSentence ? [sentence] : [])]
}

/** A list or a short line needs to be told what it is about; sentences speak for themselves. */
function withHeading(trail: readonly string[], said: readonly Line[]): string[] {
  const texts = said.map(({ text, isHeader }) => (isHeader ? `${text}:` : text))
  const [first] = said
  const heading = trail.at(-1)?.replace(/[:.]$/, '')
  if (first === undefined || heading === undefined || heading.endsWith('?') || first.isHeading) return texts
  if (first.isHeader) return [`${heading} (${first.text}):`, ...texts.slice(1)]
  const isShort = wordsIn(said) < fewWords && !/[.!:]$/.test(first.text)
  return first.isItem || isShort ? [`${heading}:`, ...texts] : texts
}

const fewWords = 6

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
