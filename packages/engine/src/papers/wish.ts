import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { contentWords } from '../assessment/content_words.ts'
import { quotedSentence } from '../assessment/quoted_clause.ts'
import type { CapturedAnswer } from '../conversation/answers.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { isSmallTalk } from '../knowledge/answer/small_talk/index.ts'
import { listeningPackFor } from '../listening/language/index.ts'
import { asksForName } from '../listening/mentions/name_mentions.ts'
import { textKind } from '../listening/mentions/typed_text.ts'
import { preparedSlot } from '../listening/prepared_slot.ts'
import { visitorContact } from './visitor_contact.ts'

/** What the visitor wants, in their words, and the slot whose whole answer that is, if any. */
export interface VisitorWish {
  words: string
  slot?: string
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus|grüß gott)(?:\s+there)?[\s,.!–-]+/i
const fewestWords = 2
/** Fewer words choose, and tell nothing beside it. */
const fewestChosen = 4
/** In letters. */
const longestMessage = 240

/**
 * The first answer in their own words that tells of a matter, a required one before others; else what they came with;
 * else the sentence in which they chose something; else the first thing they said that is more than small talk. A
 * question that was left open is told elsewhere.
 */
export function wishOf(conversation: ClosingConversation): VisitorWish | null {
  const { answers, said, gaps, locale } = conversation
  const slot = firstAnswered(conversation, (each) => tellsMatter(each, locale))
  const answer = slot && answers[slot.key]
  if (slot && answer) return { words: withoutGreeting(sentenceOf(conversation, answer)), slot: slot.key }
  const isChoice = ({ data_type }: SlotDefinition) => data_type === 'enum' || data_type === 'multi_enum'
  const choice = firstAnswered(conversation, isChoice)
  const chosen = choice && answers[choice.key]
  const answered = new Set(Object.values(answers).map(({ message_id }) => message_id))
  const tells = ({ text }: ClosingConversation['said'][number]) =>
    // guard: small talk is no wish
    !isSmallTalk(text, locale) &&
    // guard: an open question is told once
    !gaps.some((gap) => text.includes(gap) || gap.includes(text.trim())) &&
    contentWords(text).length >= fewestWords
  const opening = said.find(({ text }) => !isSmallTalk(text, locale))
  // guard: what visitors come with is what they want [tells(opening) -> false]
  if (opening && !answered.has(opening.message_id) && tells(opening))
    return { words: withoutGreeting(opening.text) }
  const words = chosen && withoutGreeting(messageOf(conversation, chosen))
  // guard: a choice in a word or two is told with the answers
  if (words !== undefined && words.split(/\s+/).length >= fewestChosen) return { words }
  // guard: an answer to a question is no wish [!answered… -> true]
  const first = said.find((each) => !answered.has(each.message_id) && tells(each))
  return first ? { words: withoutGreeting(first.text) } : null
}

/** A required answer before others, in the owner's order. */
function firstAnswered(
  conversation: ClosingConversation,
  isMeant: (slot: SlotDefinition) => boolean,
): SlotDefinition | undefined {
  const { flow, answers } = conversation
  const { slots: contactSlots } = visitorContact(conversation)
  const told = flow.phases
    .flatMap(({ slots }) => slots)
    .filter((slot) => Object.hasOwn(answers, slot.key) && isMeant(slot))
    // guard: who somebody is is not what they want
    .filter(({ key }) => !contactSlots.has(key))
  return told.find(({ required }) => required) ?? told[0]
}

/** A name, an amount, a date or a number is no matter. */
function tellsMatter(slot: SlotDefinition, locale: string): boolean {
  const pack = listeningPackFor([], locale)
  // guard: a name is not what somebody wants [!asksForName…]
  // guard: an amount or a date is not what somebody wants [textKind…]
  return (
    slot.data_type === 'string' && !asksForName(slot, pack) && textKind(preparedSlot(slot, pack)) === null
  )
}

function sentenceOf({ said }: ClosingConversation, answer: CapturedAnswer): string {
  const isWritten = said.some(({ message_id }) => message_id === answer.message_id)
  return isWritten ? quotedSentence(said, answer) : answer.quote
}

/** All of a short message: what stands beside a choice tells why it was made. */
function messageOf(conversation: ClosingConversation, answer: CapturedAnswer): string {
  const message = conversation.said.find(({ message_id }) => message_id === answer.message_id)
  return message && message.text.length <= longestMessage
    ? message.text.trim()
    : sentenceOf(conversation, answer)
}

function withoutGreeting(words: string): string {
  const rest = words.trim().replace(greeting, '')
  return rest === '' ? words : rest.charAt(0).toUpperCase() + rest.slice(1)
}
