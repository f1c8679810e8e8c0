import type { QuestionWords } from './question_words.ts'

/** A piece of what was read, under its headings. */
export interface QuestionPassage {
  /** The headings above it, outermost first. */
  headings: readonly string[]
  text: string
}

const longest = 160
const shortest = 8

/** The questions that the pages ask themselves, as they stand there; those of a list of questions first. */
export function askedQuestions(
  passages: readonly QuestionPassage[],
  words: QuestionWords | undefined,
): string[] {
  const listed: string[] = []
  const others: string[] = []
  for (const { headings, text } of passages) {
    const inList = headings.some((heading) => words?.questionList.test(heading) ?? false)
    for (const heading of headings) {
      const question = asQuestion(heading, words, inList)
      if (question) (inList ? listed : others).push(question)
    }
    // Without a heading of its own, a question is a line: the answer stands under it.
    for (const line of inList ? text.split('\n') : []) {
      const question = asQuestion(line, words, inList)
      if (question) listed.push(question)
    }
  }
  return [...new Set([...listed, ...others])]
}

/** Undefined for what no visitor would ask. */
function asQuestion(heading: string, words: QuestionWords | undefined, inList: boolean): string | undefined {
  const text = tidy(heading)
  if (text.length < shortest || text.length > longest) return undefined
  const [, manner] = words?.manner?.pattern.exec(text) ?? []
  if (manner && !text.endsWith('?')) return words?.manner?.question(manner)
  if (!text.endsWith('?') || text.split(' ').length < 2) return undefined
  if (!words) return text
  // Here the site asks its visitors, not the other way round.
  if (words.addressing.test(text)) return undefined
  if (!inList && words.speaker.test(text)) return undefined
  return words.opening.test(text) ? text : undefined
}

/** Without numbers, marks and spaces around it: "3. How …", "Q: How …". */
const tidy = (heading: string) =>
  heading
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([#*\-–•▸►+]+|(q|f|frage|question)\s*\d*\s*[:.)]|\(?\d{1,2}[.):])\s*/i, '')
