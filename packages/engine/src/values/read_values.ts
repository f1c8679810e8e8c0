import { blank } from './blank.ts'
import { clockReaders } from './clock.ts'
import { codeReaders } from './codes.ts'
import { emailMentions, linkMentions, phoneMentions } from './contacts.ts'
import { dateReaders } from './dates.ts'
import { placeMentions } from './places.ts'
import { quantityReaders } from './quantities/index.ts'
import type { Mention, Value } from './value.ts'

/** What one has read, the next ones leave alone: the digits of a telephone number are no quantity. */
const readers: readonly ((text: string, lower: string) => Mention[])[] = [
  emailMentions,
  linkMentions,
  ...dateReaders.slice(0, 2),
  phoneMentions,
  placeMentions,
  ...codeReaders,
  ...dateReaders.slice(2),
  ...clockReaders,
  ...quantityReaders,
]

/** Every place in a text that states a value, in its order. */
export function mentionsIn(text: string): Mention[] {
  const lower = text.toLowerCase()
  let rest = text
  const mentions: Mention[] = []
  for (const read of readers) {
    const found = read(rest, lower)
    if (found.length === 0) continue
    mentions.push(...found)
    rest = without(rest, found.filter(isUsedUp))
  }
  return mentions.sort((one, other) => one.from - other.from)
}

/** "Daily" is days and a span of time, each for its own reader. */
const isUsedUp = ({ text, isAside }: Mention) => !isAside || text.includes(' ')

/** The values that a text states: what a sentence and the passage behind it have in common. */
export const valuesIn = (text: string): Value[] =>
  mentionsIn(text).flatMap(({ readings, isAside }) => (isAside ? [] : readings))

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
