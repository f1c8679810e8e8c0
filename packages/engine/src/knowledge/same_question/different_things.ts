import { packFor } from '../language/index.ts'
import { numbersAndNames } from '../plan/numbers_and_names.ts'
import type { AskedQuestion } from './read_question.ts'

/** So many letters in common make two forms of one name: "Europe", "European". */
const nameStem = 4

/** Whether two questions name different things, or count them: then they are not the same, however alike their words. */
export function nameDifferentThings(one: AskedQuestion, other: AskedQuestion): boolean {
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
