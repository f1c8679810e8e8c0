import { cueOf } from './cues/cue_of.ts'
import type { ParsedMessage } from './parsed_message.ts'

/** A bare "no" answers the agent. */
const fewestWords = 3

/** Says that the last answer was about something else. */
export const isRejection = ({ input, tokens }: ParsedMessage): boolean =>
  // guard: a bare no rejects no answer [tokens.length >= fewestWords]
  tokens.length >= fewestWords && cueOf(input.message) === 'rejection'
