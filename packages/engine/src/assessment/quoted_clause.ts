import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { sentencesOf } from '../knowledge/sentences.ts'

/** Longer, and it says more than what it was quoted for. */
const longest = 80
const clauseEnd = /[,;:–—]\s+|\s[-–—]\s|[.!?]+$/
const joint = /^(?:and|but|so|und|aber|also)\s+/i

/** The clause that a quotation is from: "20k" of "not more than 20k". The quotation itself where none is short. */
export function quotedClause(
  said: EndedConversation['said'],
  { message_id, quote }: { message_id: number; quote: string },
): string {
  const message = said.find((each) => each.message_id === message_id)
  const clause = message?.text
    .split('\n')
    .flatMap((line) => sentencesOf(line, null))
    .flatMap((sentence) => sentence.split(clauseEnd))
    .map((part) => part.trim().replace(joint, ''))
    .find((part) => part.includes(quote.trim()))
  return clause !== undefined && clause.length <= longest ? clause : quote
}

/** The whole sentence that a quotation is from. */
export function quotedSentence(
  said: EndedConversation['said'],
  { message_id, quote }: { message_id: number; quote: string },
): string {
  const message = said.find((each) => each.message_id === message_id)
  const sentences = message?.text.split('\n').flatMap((line) => sentencesOf(line, null)) ?? []
  return sentences.find((sentence) => sentence.includes(quote.trim())) ?? quote
}
