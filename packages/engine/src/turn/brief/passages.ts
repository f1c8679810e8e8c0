import type { GivenPassage } from '../stored_turn.ts'
import { asMaterial, inTag } from './tags.ts'

/** Passages as the responder is given them: with a message, as the result of a search, or as all that there is. */
export const passageTexts = (passages: readonly GivenPassage[]): string =>
  passages.map(passageText).join('\n')

function passageText({ title, text }: GivenPassage): string {
  const from = asMaterial(title).replaceAll('"', "'").replaceAll(/\s+/g, ' ')
  return `<passage from="${from}">\n${asMaterial(text)}\n</passage>`
}

/** What was found for a message. What the responder has been given before is named and not repeated. */
export function passagesText(
  passages: readonly GivenPassage[],
  given: ReadonlySet<string> = new Set(),
): string {
  if (passages.length === 0) return ''
  const [fresh, known] = [
    passages.filter((passage) => !given.has(keyOf(passage))),
    passages.filter((passage) => given.has(keyOf(passage))),
  ]
  const again = known.map(({ title }) => `“${asMaterial(title)}”`).join(', ')
  const parts = [passageTexts(fresh), again && `Given before, and near this message too: ${again}.`]
  return inTag('passages', parts.filter(Boolean).join('\n'))
}

/** Which passage it is, and in which wording. */
export const keyOf = ({ kind, id, text }: GivenPassage): string => `${kind} ${id} ${text}`
