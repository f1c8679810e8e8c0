import type { Capture, Reading, ReadingInput } from '../conversation/reading.ts'
import { actsOf } from './acts.ts'
import { messageCaptures } from './captures.ts'
import { type DirectAnswer, directAnswer } from './direct_answer.ts'
import { asksForName } from './mentions/name_mentions.ts'
import { type ParsedMessage, parseMessage } from './parsed_message.ts'
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
  const all = answer.capture === null ? captured.captures : [answer.capture, ...captured.captures]
  const unclear = answer.unclear === null ? captured.unclear : [answer.unclear, ...captured.unclear]
  const declined = answer.declined && asked !== null ? [asked.slot.key] : []
  const isTelling = all.length + unclear.length + declined.length > 0
  const { questions, topic } = messageQuestions(parsed, captured.taken, isTelling)
  // guard: a small word beside a question is no name [all.filter… -> all]
  const captures = questions.length === 0 ? all : all.filter((each) => !isDoubtfulName(parsed, each))
  const understood = { captures, unclear, declined, questions }
  return { acts: actsOf(parsed, understood, captured.taken), ...understood, topic }
}

/** "uff. can I pay in parts": nobody gives a name in one small word and asks in the same breath. */
function isDoubtfulName({ slots, pack }: ParsedMessage, { slot: key, value }: Capture): boolean {
  const isName = slots.some(({ slot }) => slot.key === key && asksForName(slot, pack))
  return isName && typeof value === 'string' && /^\p{Ll}\S*$/u.test(value)
}
