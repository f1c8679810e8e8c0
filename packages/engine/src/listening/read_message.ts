import type { Reading, ReadingInput } from '../conversation/reading.ts'
import { actsOf } from './acts.ts'
import { type AskedAnswer, askedAnswer } from './asked_answer.ts'
import { capturesIn } from './captures.ts'
import { hear } from './heard.ts'
import { questionsIn } from './questions.ts'

const none: AskedAnswer = { capture: null, unclear: null, declined: false }

/**
 * The builtin reading of a visitor's message: typed mentions first, then one assignment in which no word serves two
 * slots, then what the question before makes of the rest. It takes nothing from commands, quotations and suppositions.
 */
export function readMessage(input: ReadingInput): Reading {
  const heard = hear(input)
  const captured = capturesIn(heard)
  const { asked } = heard
  const isAnswered = [...captured.captures, ...captured.unclear].some(({ slot }) => slot === asked?.slot.key)
  const answer = asked === null || isAnswered ? none : askedAnswer(heard, asked, captured)
  const captures = answer.capture === null ? captured.captures : [answer.capture, ...captured.captures]
  const unclear = answer.unclear === null ? captured.unclear : [answer.unclear, ...captured.unclear]
  const declined = answer.declined && asked !== null ? [asked.slot.key] : []
  const { questions, topic } = questionsIn(heard, captured.taken)
  const understood = { captures, unclear, declined, questions }
  return { acts: actsOf(heard, understood, captured.taken), ...understood, topic }
}
