import { cueOf } from './cues/cue_of.ts'
import type { ParsedMessage } from './parsed_message.ts'

/** A bare "no" answers the agent. */
const fewestWords = 3

/** Says that the last answer was about something else. */
export const isRejection = (parsed: ParsedMessage): boolean =>
  parsed.tokens.length >= fewestWords && cueOf(toldText(parsed), parsed.data.cues()) === 'rejection'

/** The message without "as I said", which complains of something else than the answer. */
function toldText({ input: { message }, tokens, sentences }: ParsedMessage): string {
  const told = sentences.map((sentence) => sentence.tokens)
  if (told.flat().length === tokens.length) return message
  return told.map((words) => message.slice(words[0]!.from, words.at(-1)!.to)).join('. ')
}
