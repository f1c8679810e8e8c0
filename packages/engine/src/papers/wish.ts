import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { contentWords } from '../assessment/content_words.ts'
import { quotedSentence } from '../assessment/quoted_clause.ts'
import type { CapturedAnswer } from '../conversation/answers.ts'
import type { EngineData } from '../engine_data.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { isSmallTalk } from '../knowledge/answer/small_talk/index.ts'
import { listeningPackFor } from '../listening/language/index.ts'
import { asksForName } from '../listening/mentions/name_mentions.ts'
import { textKind } from '../listening/mentions/typed_text.ts'
import { preparedSlot } from '../listening/prepared_slot.ts'
import { tokenize } from '../listening/sentences/tokens.ts'
import { upperFirst } from '../upper_first.ts'
import { openQuestions } from './open_questions.ts'
import { parsedAlone, statedWords, toldWords, untoldWords } from './telling.ts'
import { visitorContact } from './visitor_contact.ts'

/** What the visitor wants, in their words, and the slot whose whole answer that is, if any. */
export interface VisitorWish {
  words: string
  slot?: string
}

const greeting =
  /^(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)|good day|hallo|halli ?hallo|guten (?:tag|morgen|abend)|tag|moin|servus|grüezi|grüß (?:gott|dich|euch))(?:\s+(?:there|all|team|everyone|zusammen|ihr|kim))?[\s,.!–-]+/i
/** "As I said, …": the visitor says it again. */
const again =
  /^(?:(?:as|like) i (?:said|wrote|told you)|i (?:already |just )?told you|wie gesagt|(?:das )?sag(?:e)? ich doch|na|(?:das )?hab(?:e)? ich (?:doch|ja) (?:schon |grad |gerade |eben )?gesagt|eben|no|nein|nee|ok|okay|super|prima)[\s,.!:–-]+/i
const fewestWords = 2
/** Beside questions, fewer words only say what one of them means: "I meant invoices". */
const fewestLater = 3
/** Fewer words choose, and tell nothing beside it. */
const fewestChosen = 4
/** In letters. */
const longestMessage = 240

type Said = ClosingConversation['said'][number]

/**
 * The first answer in their own words that tells of a matter, a required one before others; else what they came with;
 * else the sentence in which they chose something; else the first thing they said that is more than small talk. What
 * only asks comes last, and a question that was left open is told elsewhere.
 */
export function wishOf(conversation: ClosingConversation, data: EngineData): VisitorWish | null {
  const { answers, said, locale } = conversation
  const questions = openQuestions(conversation, data).map(plainQuestion)
  const quoted = (text: string) => ({
    words: withoutGreeting(withoutQuestions(text, questions, locale, data)),
  })
  const choice = firstAnswered(
    conversation,
    ({ data_type }) => data_type === 'enum' || data_type === 'multi_enum',
    data,
  )
  const slot = firstAnswered(conversation, (each) => tellsMatter(each, locale), data)
  const answer = slot && answers[slot.key]
  if (answer && (slot.required || !choice?.required))
    return { ...quoted(sentenceOf(conversation, answer)), slot: slot.key }
  const answered = new Set(Object.values(answers).map(({ message_id }) => message_id))
  const tells = ({ text }: Said) =>
    !isSmallTalk(text, locale) &&
    !questions.includes(plainQuestion(text.trim().replace(greeting, ''))) &&
    contentWords(text).length >= fewestWords
  const states = (each: Said, fewest: number) =>
    tells(each) && statedWords(parsedAlone(each.text, locale, data), locale) >= fewest
  const opening = said.find(({ text }) => !isSmallTalk(text, locale))
  if (
    opening &&
    states(opening, fewestWords) &&
    (!answered.has(opening.message_id) || tellsMore(conversation, opening, fewestWords))
  )
    return quoted(opening.text)
  const chosen = choice && answers[choice.key]
  const words = chosen && quoted(messageOf(conversation, chosen)).words
  if (words !== undefined && words.split(/\s+/).length >= fewestChosen) return { words }
  const beside = said.filter((each) => !answered.has(each.message_id))
  const first = beside.find((each) => states(each, fewestLater)) ?? beside.find(tells)
  return first ? quoted(first.text) : null
}

/** Whether a message says more than what it was quoted for. */
function tellsMore(
  { answers, locale }: ClosingConversation,
  { message_id, text }: Said,
  fewest: number,
): boolean {
  const quotes = Object.values(answers).flatMap((each) =>
    each.message_id === message_id ? [each.quote] : [],
  )
  return untoldWords(tokenize(text), toldWords(quotes.join(' ')), locale).length >= fewest
}

/** As it stands in a message: without the mark, and without the topic that completes it. */
const plainQuestion = (question: string): string =>
  question
    .toLowerCase()
    .replace(/\s*\([^()]*\)\?$/, '')
    .replace(/[?.!\s]+$/, '')

/** Without the open questions at its end: they are told elsewhere. */
function withoutQuestions(
  text: string,
  questions: readonly string[],
  locale: string,
  data: EngineData,
): string {
  const { sentences } = parsedAlone(text, locale, data)
  const textOf = ({ tokens }: (typeof sentences)[number]) =>
    text.slice(tokens[0]!.from, tokens.at(-1)!.to).toLowerCase()
  const last = sentences.findLast((each) => !questions.some((question) => textOf(each).endsWith(question)))
  if (last === undefined || last === sentences.at(-1)) return text
  return text.slice(0, last.tokens.at(-1)!.to)
}

/** A required answer before others, in the owner's order. */
function firstAnswered(
  conversation: ClosingConversation,
  isMeant: (slot: SlotDefinition) => boolean,
  data: EngineData,
): SlotDefinition | undefined {
  const { flow, answers } = conversation
  const { slots: contactSlots } = visitorContact(conversation, data)
  const told = flow.phases
    .flatMap(({ slots }) => slots)
    .filter((slot) => Object.hasOwn(answers, slot.key) && isMeant(slot))
    .filter(({ key }) => !contactSlots.has(key))
  return told.find(({ required }) => required) ?? told[0]
}

/** A name, an amount, a date or a number is no matter. */
function tellsMatter(slot: SlotDefinition, locale: string): boolean {
  const pack = listeningPackFor([], locale)
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
  const rest = words.trim().replace(greeting, '').replace(again, '')
  return rest === '' ? words : upperFirst(rest)
}
