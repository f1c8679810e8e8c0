import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { contentWords } from '../assessment/content_words.ts'
import { quotedSentence } from '../assessment/quoted_clause.ts'
import { isSmallTalk } from '../knowledge/answer/small_talk/index.ts'
import { visitorContact } from './visitor_contact.ts'

/** What the visitor wants, in their words, and the slot that it answers, if any. */
export interface VisitorWish {
  words: string
  slot?: string
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus|grüß gott)(?:\s+there)?[\s,.!–-]+/i
const fewestWords = 2

/**
 * The first answer in their own words that is not about who they are, a required one before others; with none, the first
 * thing they said that is more than small talk. A question that was left open is told elsewhere.
 */
export function wishOf(conversation: ClosingConversation): VisitorWish | null {
  const { flow, answers, said, gaps, locale } = conversation
  const { slots: contactSlots } = visitorContact(conversation)
  const told = flow.phases
    .flatMap(({ slots }) => slots)
    .filter(({ key, data_type }) => data_type === 'string' && Object.hasOwn(answers, key))
    // guard: who somebody is is not what they want
    .filter(({ key }) => !contactSlots.has(key))
  const slot = told.find(({ required }) => required) ?? told[0]
  const answer = slot && answers[slot.key]
  if (slot && answer) {
    const isWritten = said.some(({ message_id }) => message_id === answer.message_id)
    const words = isWritten ? quotedSentence(said, answer) : answer.quote
    return { words: withoutGreeting(words), slot: slot.key }
  }
  const answered = new Set(Object.values(answers).map(({ message_id }) => message_id))
  const first = said.find(
    ({ message_id, text }) =>
      // guard: an answer to a question is no wish [!answered…]
      !answered.has(message_id) &&
      // guard: small talk is no wish
      !isSmallTalk(text, locale) &&
      // guard: an open question is told once
      !gaps.some((gap) => text.includes(gap) || gap.includes(text.trim())) &&
      contentWords(text).length >= fewestWords,
  )
  return first ? { words: withoutGreeting(first.text) } : null
}

function withoutGreeting(words: string): string {
  const rest = words.trim().replace(greeting, '')
  return rest === '' ? words : rest.charAt(0).toUpperCase() + rest.slice(1)
}
