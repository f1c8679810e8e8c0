import type { Claim } from './claim.ts'
import { complete } from './complete.ts'
import { capitalised, plain } from './plain.ts'
import { hasVerb } from './subject.ts'
import type { Surroundings } from './surroundings.ts'
import { isNoise, isQuestion, sendsElsewhere } from './worthless.ts'

/** What was found in a passage so far. */
export interface Reading {
  claims: Claim[]
  /** What only sends the reader elsewhere: the best there is where nothing else is said. */
  references: string[]
  /** A question just before, which the next sentence answers. */
  asked: string | null
}

export const newReading = (): Reading => ({ claims: [], references: [], asked: null })

export function readSentences(sentences: string[], surroundings: Surroundings, reading: Reading): void {
  const { pack } = surroundings
  for (const sentence of sentences.flatMap((each) =>
    clausesOf(unwrapped(each, surroundings), surroundings),
  )) {
    if (isNoise(sentence, pack) || isBareAnswer(sentence)) continue
    if (isQuestion(sentence)) {
      reading.asked = sentence
      continue
    }
    if (sendsElsewhere(sentence, pack)) reading.references.push(sentence)
    else readSentence(sentence, surroundings, reading)
    reading.asked = null
  }

  /** "Yes." to nothing. */
  function isBareAnswer(sentence: string): boolean {
    if (reading.asked ?? surroundings.question) return false
    return sentence.split(' ').length <= 2 && pack.phrases.answer.test(plain(sentence))
  }
}

export function readSentence(sentence: string, surroundings: Surroundings, reading: Reading): void {
  const before = claimBefore(reading, surroundings)
  const { claim, joins } = complete(sentence, surroundings, { before, asked: reading.asked })
  if (joins) reading.claims.pop()
  reading.claims.push(claim)
}

/** The last claim, if it stands under the same heading. */
export function claimBefore({ claims }: Reading, { headings }: Surroundings): Claim | null {
  const last = claims.at(-1)
  return last?.headings === headings ? last : null
}

/** A claim whose words are already whole. */
export function state(text: string, sentence: string, { headings }: Surroundings, reading: Reading): void {
  reading.claims.push({ text, sentence, headings })
  reading.asked = null
}

/** Without the mark or label before it, or the brackets around it. */
function unwrapped(sentence: string, { pack }: Surroundings): string {
  const inside = /^\(([^()]+)\)\.?$/.exec(sentence)?.[1] ?? sentence
  return capitalised(
    inside
      .replace(/^[*†‡•·]+\s*/u, '')
      .replace(pack.phrases.label, '')
      .trim(),
  )
}

/** Two main clauses that only a semicolon parts are two claims; more of them are a list. */
function clausesOf(sentence: string, { pack }: Surroundings): string[] {
  const parts = sentence.split(/;\s+(?=\S)/)
  const main = parts.every((part) => {
    return part.split(' ').length >= 4 && hasVerb(part, pack.grammar)
  })
  return parts.length === 2 && main ? parts.map(capitalised) : [sentence]
}
