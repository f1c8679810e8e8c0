import type { EmbedText } from '../answer/candidate.ts'
import { answersInOwnWords } from './answers_in_own_words.ts'
import { type AskedMatter, askedMatter, coveredShare } from './asked_matter.ts'
import { type CitedText, headingsOf, ownStatements } from './own_statements.ts'

export type { CitedText } from './own_statements.ts'

interface ProofInput {
  question: string
  /** A BCP 47 tag. */
  language: string
  /** What the answer cites. */
  cited: readonly CitedText[]
  embed: EmbedText
}

/** From here on, a heading says what the question asks. */
const repeated = 0.5

/**
 * Whether the content of what an answer cites answers the question. A title or heading that repeats the question makes
 * any text under it look like an answer: there, only what the text states in its own words counts. Where no heading
 * repeats the question, the words that were found are the content, and the judgement of the answer stands.
 */
export function provesAnswer({ question, language, cited, embed }: ProofInput): boolean {
  const matter = askedMatter(question, language)
  return cited.some((text) => {
    if (!repeatsQuestion(text, matter)) return true
    return ownStatements(text, language).some((statement) =>
      answersInOwnWords(question, matter, statement, embed),
    )
  })
}

/** A question of light words alone ("Who are you?") is repeated by any question. */
const repeatsQuestion = (text: CitedText, matter: AskedMatter): boolean =>
  headingsOf(text, matter.language).some((heading) =>
    matter.words.length === 0 ? heading.endsWith('?') : coveredShare(matter, heading) >= repeated,
  )
