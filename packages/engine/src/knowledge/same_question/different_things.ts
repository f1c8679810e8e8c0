import { existenceSubject, expectedAnswer, hasReliablePattern } from '../answer/answer_types/index.ts'
import { synonymsOf } from '../answer/synonyms/index.ts'
import { languagePackFor } from '../language/index.ts'
import { numbersAndNames } from '../reconciliation/numbers_and_names.ts'
import { termsOf, termsOfWord } from '../search/terms.ts'
import type { QuestionText } from './comparable_question.ts'

/** So many letters in common make two forms of one name: "Europe", "European". */
const nameStem = 4

/**
 * Whether two questions name different things, count them, or want something else of one: what it costs and how long it
 * takes. Then they are not the same, however alike their words.
 */
export const areAboutDifferentThings = (one: QuestionText, other: QuestionText): boolean =>
  nameDifferentThings(one, other) || wantDifferentSorts(one, other) || askForDifferentThings(one, other)

/** Who asks where or who may mean the same as one who asks when: only numbers and units tell it surely. */
function wantDifferentSorts(one: QuestionText, other: QuestionText): boolean {
  const [first, second] = [one, other].map(
    ({ text, language }) => expectedAnswer(text, language)?.type ?? null,
  )
  return hasReliablePattern(first!) && hasReliablePattern(second!) && first !== second
}

/** Wifi and parking at one place: neither is in the other question. */
function askForDifferentThings(one: QuestionText, other: QuestionText): boolean {
  const [first, second] = [thingOf(one), thingOf(other)]
  return first !== null && second !== null && !isNamedIn(first, other) && !isNamedIn(second, one)
}

const thingOf = ({ text, language }: QuestionText): string | null => existenceSubject(text, language)

function isNamedIn(thing: string, { text, language }: QuestionText): boolean {
  const terms = new Set(termsOf(text, language))
  return termsOfWord(thing, language).some(
    (term) => terms.has(term) || [...synonymsOf(term, language)].some((kin) => terms.has(kin)),
  )
}

function nameDifferentThings(one: QuestionText, other: QuestionText): boolean {
  const [first, second] = [one, other].map(thingsIn) as [Things, Things]
  return (
    haveNothingInCommon(first.numbers, second.numbers, (a, b) => a === b) ||
    haveNothingInCommon(first.names, second.names, (a, b) => a.slice(0, nameStem) === b.slice(0, nameStem))
  )
}

interface Things {
  numbers: readonly string[]
  names: readonly string[]
}

/** Where all nouns are written large, a capital tells nothing. */
function thingsIn({ text, language }: QuestionText): Things {
  const { numbers, names } = numbersAndNames(text)
  return { numbers, names: languagePackFor(language).phrases.smallNouns ? names : [] }
}

/** A question that names nothing may mean anything. */
const haveNothingInCommon = (
  one: readonly string[],
  other: readonly string[],
  isSame: (a: string, b: string) => boolean,
): boolean => one.length > 0 && other.length > 0 && !one.some((a) => other.some((b) => isSame(a, b)))
