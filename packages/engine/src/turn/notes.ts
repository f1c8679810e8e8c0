import type { GatedResponse } from './gate.ts'

/** What the responder is told between two responses of a turn. */
const note = (...lines: string[]): string => `<note>\n${lines.join('\n')}\n</note>`

/** Once a turn: why sentences didn't leave. */
export const objection = ({ refused, held }: GatedResponse, seen: string): string =>
  note(
    'The visitor has not seen these sentences of yours:',
    ...refused.map(({ sentence, because }) => `- "${sentence}" (${because})`),
    ...held.map((sentence) => `- "${sentence}" (it came after)`),
    seen === ''
      ? 'The visitor has read nothing yet. Write the reply again without what was refused, or say plainly what you do not know.'
      : `The visitor has read: "${seen}" Add only what is missing, put differently, or nothing.`,
  )

export const textWasRead = note(
  'The visitor has read your text. Add what the results change or complete; nothing if that was all.',
)

export const nothingWasSaid = note('The visitor has read nothing yet. Write your reply.')

export const textWasTooLong = note(
  'Your response was too long and was cut off. The visitor has read nothing yet. Write a short reply.',
)

export const searchIsAway =
  'The knowledge cannot be searched at the moment. Where you do not know something, say that you cannot look it up right now.'
