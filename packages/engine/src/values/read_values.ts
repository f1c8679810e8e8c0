import { clockReaders } from './clock.ts'
import { codeMentions } from './codes.ts'
import { emailMentions, linkMentions, phoneMentions } from './contacts.ts'
import { dateReaders } from './dates.ts'
import { placeMentions } from './places.ts'
import { quantityMentions, wordedReaders } from './quantities.ts'
import type { Mention, Value } from './value.ts'

/** What one has read, the next ones leave alone: the digits of a telephone number are no quantity. */
const readers: readonly ((text: string) => Mention[])[] = [
  emailMentions,
  linkMentions,
  ...dateReaders.slice(0, 2),
  phoneMentions,
  placeMentions,
  codeMentions,
  ...dateReaders.slice(2),
  ...clockReaders,
  ...wordedReaders,
  quantityMentions,
]

/** Every place in a text that states a value, in its order. */
export function mentionsIn(text: string): Mention[] {
  let rest = text
  const mentions: Mention[] = []
  for (const read of readers) {
    const found = read(rest)
    if (found.length === 0) continue
    mentions.push(...found)
    // Words such as "daily" are days and spans of time.
    rest = without(
      rest,
      found.filter(({ text: written, isAside }) => !isAside || written.includes(' ')),
    )
  }
  return mentions.sort((one, other) => one.from - other.from)
}

/** The values that a text states: what a sentence and the passage behind it have in common. */
export const valuesIn = (text: string): Value[] =>
  mentionsIn(text).flatMap(({ readings, isAside }) => (isAside ? [] : readings))

/** No letter, digit, space or mark that anything is read from. */
const blank = '\uE000'

function without(text: string, mentions: readonly Mention[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of mentions.toSorted((one, other) => one.from - other.from)) {
    if (to <= at) continue
    const start = Math.max(from, at)
    parts.push(text.slice(at, start), blank.repeat(to - start))
    at = to
  }
  return parts.join('') + text.slice(at)
}
