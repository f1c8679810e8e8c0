import { weightOfWord } from '../search/light_words.ts'
import { relatedOf } from '../search/related_words/index.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import type { FoundPassage } from './found_passage.ts'

/** A part of the words of a heading that a question has to take up: "what does the sprint cost" has two of three. */
const enough = 0.6

/** Whether a question is the heading itself, in its words: "When do we have to pay?" under "When do we have to pay?". */
export function asksHeading(question: string, { trail, language }: FoundPassage): boolean {
  const asked = contentOf(question, language)
  if (asked.size === 0) return false
  const heading = trail.at(-1) ?? ''
  // "What does it cost, and how long does it take?" is two questions: either may be asked.
  const [first = ''] = heading.split(/,? (?:and|und) /)
  return [heading, first].some((each) => {
    const words = contentOf(each, language)
    const isTakenUp = (term: string) =>
      words.has(term) || [...relatedOf(term, language)].some((other) => words.has(other))
    // guard: a question that goes beyond a heading is not that heading [[...asked].every(isTakenUp) -> true]
    // guard: a question of one of its words is not a heading [asked.size >= words.size * enough -> true]
    return [...asked].every(isTakenUp) && asked.size >= words.size * enough
  })
}

/** What the words say, without those that hold a sentence together; all of them where there are no others. */
function contentOf(text: string, language: string): Set<string> {
  const words = wordsOf(text)
  const telling = words.filter((word) => weightOfWord(word, language) > 0)
  return new Set((telling.length > 0 ? telling : words).flatMap((word) => termsOfWord(word, language)))
}
