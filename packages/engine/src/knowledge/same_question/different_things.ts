import { kinOf } from '../answer/kin_words/index.ts'
import { askedThing, isSure, wantedSort } from '../answer/sorts/index.ts'
import { packFor } from '../language/index.ts'
import { numbersAndNames } from '../plan/numbers_and_names.ts'
import { termsOf, termsOfWord } from '../search/terms.ts'
import type { AskedQuestion } from './read_question.ts'

/** So many letters in common make two forms of one name: "Europe", "European". */
const nameStem = 4

/**
 * Whether two questions name different things, count them, or want something else of one: what it costs and how long it
 * takes. Then they are not the same, however alike their words.
 */
export const areAboutDifferentThings = (one: AskedQuestion, other: AskedQuestion): boolean =>
  nameDifferentThings(one, other) || wantDifferentSorts(one, other) || askForDifferentThings(one, other)

/** Who asks where or who may mean the same as one who asks when: only numbers and units tell it surely. */
function wantDifferentSorts(one: AskedQuestion, other: AskedQuestion): boolean {
  const [first, second] = [one, other].map(({ text, language }) => wantedSort(text, language)?.sort ?? null)
  return isSure(first!) && isSure(second!) && first !== second
}

/** Wifi and parking at one place: neither is in the other question. */
function askForDifferentThings(one: AskedQuestion, other: AskedQuestion): boolean {
  const [first, second] = [thingOf(one), thingOf(other)]
  return first !== null && second !== null && !isNamedIn(first, other) && !isNamedIn(second, one)
}

const thingOf = ({ text, language }: AskedQuestion): string | null => askedThing(text, language)

function isNamedIn(thing: string, { text, language }: AskedQuestion): boolean {
  const terms = new Set(termsOf(text, language))
  return termsOfWord(thing, language).some(
    (term) => terms.has(term) || [...kinOf(term, language)].some((kin) => terms.has(kin)),
  )
}

function nameDifferentThings(one: AskedQuestion, other: AskedQuestion): boolean {
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
function thingsIn({ text, language }: AskedQuestion): Things {
  const { numbers, names } = numbersAndNames(text)
  return { numbers, names: packFor(language).phrases.smallNouns ? names : [] }
}

/** A question that names nothing may mean anything. */
const haveNothingInCommon = (
  one: readonly string[],
  other: readonly string[],
  isSame: (a: string, b: string) => boolean,
): boolean => one.length > 0 && other.length > 0 && !one.some((a) => other.some((b) => isSame(a, b)))
