import type { Reading, ReadingInput } from '../conversation/reading.ts'
import { actsOf } from './acts.ts'
import { messageCaptures } from './captures.ts'
import { type DirectAnswer, directAnswer } from './direct_answer.ts'
import { parseMessage } from './parsed_message.ts'
import { messageQuestions } from './questions.ts'

const none: DirectAnswer = { capture: null, unclear: null, declined: false }

/**
 * The builtin reading of a visitor's message: typed mentions first, then one assignment in which no word serves two
 * slots, then what the question before makes of the rest. It takes nothing from commands, quotations and suppositions.
 */
export function readMessage(input: ReadingInput): Reading {
  const parsed = parseMessage(input)
  const captured = messageCaptures(parsed)
  const { asked } = parsed
  const isAnswered = [...captured.captures, ...captured.unclear].some(({ slot }) => slot === asked?.slot.key)
  const answer = asked === null || isAnswered ? none : directAnswer(parsed, asked, captured)
  const captures = answer.capture === null ? captured.captures : [answer.capture, ...captured.captures]
  const unclear = answer.unclear === null ? captured.unclear : [answer.unclear, ...captured.unclear]
  const declined = answer.declined && asked !== null ? [asked.slot.key] : []
  const isTelling = captures.length + unclear.length + declined.length > 0
  const { questions, topic } = messageQuestions(parsed, captured.taken, isTelling)
  const understood = { captures, unclear, declined, questions }
  return { acts: actsOf(parsed, understood, captured.taken), ...understood, topic }
}
