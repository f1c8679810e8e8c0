import { hitSum, hitsIn, weightOf } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import type { FoundPassage } from './found_passage.ts'
import { type Line, linesOf } from './passage_lines.ts'

/** Who asks one thing reads no more than this, in words. */
const mostWords = 100

/** What is said when a passage is the answer: all of it, or, of a long one, the part that was asked for. */
export function spokenText(
  { trail, text, statements, language, whole }: FoundPassage,
  question: QuestionAnalysis,
): string {
  // guard: words that nobody may use are not said [whole -> true]
  if (!whole) return statements.join(' ')
  const lines = linesOf(text)
  const said = wordsIn(lines) <= mostWords ? lines : partOf(lines, language, question)
  return [...headingOf(trail, said), ...said.map((line) => line.text)].join('\n').trim()
}

/** The lines under one heading that fit the question best, as far as there is room, with what introduces them. */
function partOf(lines: readonly Line[], language: string, question: QuestionAnalysis): Line[] {
  const values = lines.map(({ text, section }) => {
    const own = hitSum(question, hitsIn(text, language, question), weightOf)
    const heading = lines.find((line) => line.isHeading && line.section === section)
    return own + (heading ? hitSum(question, hitsIn(heading.text, language, question), weightOf) / 2 : 0)
  })
  const best = values.indexOf(Math.max(...values))
  const inOrder = (places: Iterable<number>) =>
    [...places].sort((one, other) => one - other).map((at) => lines[at]!)
  const kept = new Set([best, ...introductionOf(lines, best)])
  const others = [...lines.keys()]
    .filter((at) => lines[at]!.section === lines[best]!.section)
    // Of lines that fit alike, those that stand nearer.
    .sort((one, other) => values[other]! - values[one]! || Math.abs(one - best) - Math.abs(other - best))
  for (const at of others) if (wordsIn(inOrder(new Set([...kept, at]))) <= mostWords) kept.add(at)
  return inOrder(kept)
}

/** An item of a list says little without the sentence before the list. */
function introductionOf(lines: readonly Line[], at: number): number[] {
  if (!lines[at]!.isItem) return []
  let before = at
  while (before > 0 && lines[before]!.isItem) before -= 1
  return lines[before]!.isItem || lines[before]!.section !== lines[at]!.section ? [] : [before]
}

/** A list or a short line needs to be told what it is about; sentences speak for themselves. */
function headingOf(trail: readonly string[], said: readonly Line[]): string[] {
  const [first] = said
  const heading = trail.at(-1)
  if (first === undefined || heading === undefined || heading.endsWith('?') || first.isHeading) return []
  const isShort = wordsIn(said) < fewWords && !/[.!]$/.test(first.text)
  return first.isItem || isShort ? [`${heading.replace(/[:.]$/, '')}:`] : []
}

const fewWords = 6

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
