import { foldCase, wordsOf } from '../search/words.ts'
import { sentencesOf } from '../sentences.ts'
import { proofWordingFor } from './wording/index.ts'

export interface CitedText {
  /** The titles and headings that it stands under. */
  trail: readonly string[]
  /** What would be said. A digested fact may open with its headings. */
  text: string
}

const lineMark = /^\s*(?:[-–•*#|]+\s*|\d+[.)]\s+)/u
const endMark = /[.!?…:]["”’)]*$/u

/** What a text states in its own words: without its headings, the questions in it, and what only retells a question. */
export function ownStatements({ trail, text }: CitedText, language: string): string[] {
  const retold = proofWordingFor(language)?.retold
  const headings = new Set(trail.map(spelling))
  return text
    .split('\n')
    .map((line) => line.replace(lineMark, '').trim())
    .flatMap((line) => sentencesOf(withoutHeading(line, trail), language))
    .filter((sentence) => sentence !== '' && !isQuestion(sentence))
    .filter((sentence) => !headings.has(spelling(sentence)))
    .filter((sentence) => !retold?.test(sentence.toLowerCase()))
}

/** The questions and headings that a text repeats, whether above it or inside it. */
export const headingsOf = ({ trail, text }: CitedText, language: string): string[] => [
  ...trail,
  ...text.split('\n').flatMap((line) => {
    const sentences = sentencesOf(line, language)
    const label = /^([^.!?:]{3,80}):\s/u.exec(line)?.[1]
    const alone = sentences.length === 1 && !endMark.test(line) ? [line] : []
    return [...sentences.filter(isQuestion), ...(label === undefined ? [] : [label]), ...alone]
  }),
]

/** "Prices – Audit: from 50 euros", where the first words are headings. */
function withoutHeading(line: string, trail: readonly string[]): string {
  const label = /^([^.!?:]{3,120}):\s+/u.exec(line)
  if (!label) return line
  const known = new Set(trail.flatMap(wordsOf))
  return wordsOf(label[1]!).every((word) => known.has(word)) ? line.slice(label[0].length) : line
}

const isQuestion = (sentence: string) => /\?["”’)]*$/u.test(sentence)
const spelling = (text: string) =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
