import { statesAnswerType } from '../answer/answer_types/index.ts'
import { hitsIn } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { limits } from './limits.ts'
import type { Line } from './passage_lines.ts'

/** Small sections that stand in one passage are about different things: of them, those that the question is about. */
export function askedSections(
  lines: readonly Line[],
  trail: readonly string[],
  language: string,
  questions: readonly QuestionAnalysis[],
): readonly Line[] {
  const sections = [...Map.groupBy(lines, ({ section }) => section).values()]
  const texts = sections.map((section) => section.map(({ text }) => text).join('\n'))
  const asked = questions.map((question) => ({
    question,
    fits: fitsOf(texts, trail.join('. '), language, question),
  }))
  // The visitor's own words come first; what was talked about before helps only where they fit no section.
  const telling = asked.find(({ fits }) => fits.some((fit) => fit > 0))
  if (telling === undefined) return lines
  const { fits, question } = telling
  const best = Math.max(...fits)
  const isAsked = (at: number) => fits[at]! > best / 2
  const states = (at: number) =>
    question.answerType !== 'price' || statesAnswerType('price', texts[at]!, language, () => false)
  const places = [...sections.keys()]
  // The price stands in a section that the words do not name, so all sections are told.
  if (!places.some((at) => isAsked(at) && states(at)) && places.some(states)) return lines
  return places
    .filter((at) => {
      const [heading] = sections[at]!
      return isAsked(at) || (heading?.isHeading && limits.test(heading.text))
    })
    .flatMap((at) => sections[at]!)
}

/** How much each text has of the words that tell it from the others. */
function fitsOf(
  texts: readonly string[],
  page: string,
  language: string,
  question: QuestionAnalysis,
): number[] {
  const common = hitsIn(page, language, question)
  const hits = texts.map((text) => hitsIn(text, language, question))
  return hits.map((own) =>
    question.words.reduce((sum, { weight }, at) => {
      // A word that the page, or every section, is about does not tell one section from the others.
      const isShared = common[at]! > 0 || hits.every((other) => other[at]! > 0)
      return sum + (isShared ? 0 : weight * own[at]!)
    }, 0),
  )
}
