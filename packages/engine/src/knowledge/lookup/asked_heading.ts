import { weightOfWord } from '../search/light_words.ts'
import { relatedOf } from '../search/related_words/index.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import type { FoundPassage } from './found_passage.ts'

/** A part of the words of a heading that a question has to take up: "what does the sprint cost" has two of three. */
const enough = 0.6

/** "Do you offer …?", "can one have …?": whether there is something, in whatever words. */
const offering: ReadonlySet<string> = new Set(
  'offer offers provide have there possible bieten bietet anbieten habt koennen koennt gehen geht moglich moeglich machen'.split(
    ' ',
  ),
)

/**
 * Whether a message is the heading itself, in its words: "When do we have to pay?" under "When do we have to pay?". A
 * heading that asks may be asked in a part of the message, whatever else asks beside it: "ok, and do I need a ticket then".
 */
export function asksHeading(message: string, { trail, language }: FoundPassage): boolean {
  const heading = trail.at(-1) ?? ''
  if (!asks.test(heading)) return isTakenUp(tellingTerms(message, language), heading, language)
  // "What does it cost, and how long does it take?" is two questions: either may be asked.
  const [first = ''] = heading.split(/,? (?:and|und) /)
  return parts(message).some((part) => {
    const asked = tellingTerms(part, language, 1)
    return [heading, first].some((each) => isTakenUp(asked, each, language))
  })
}

const asks = /\?\s*$/
const parts = (message: string): string[] => message.split(/[.,;:!?()\n]+/)

function isTakenUp(asked: ReadonlySet<string>, heading: string, language: string): boolean {
  const words = tellingTerms(heading, language)
  const isIn = (term: string) =>
    words.has(term) || [...relatedOf(term, language)].some((other) => words.has(other))
  return asked.size > 0 && [...asked].every(isIn) && asked.size >= words.size * enough
}

/** The words that say something, or so much; all of them where there are no such words. */
function tellingTerms(text: string, language: string, least = 0.1): Set<string> {
  const words = wordsOf(text)
  const telling = words.filter((word) => weightOfWord(word, language) >= least && !offering.has(word))
  return new Set((telling.length > 0 ? telling : words).flatMap((word) => termsOfWord(word, language)))
}
