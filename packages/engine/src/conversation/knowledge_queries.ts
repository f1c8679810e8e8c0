import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { languageOf } from '../listening/language_of.ts'
import { isWish } from '../listening/questions.ts'
import { capturableSlots } from './capturable_slots.ts'
import { takesMessageOffer } from './chip_words.ts'
import { contactQuestion } from './contact_question.ts'
import { consultsKnowledge } from './initial_state.ts'
import { isOptional } from './next_question.ts'
import type { Reading, VisitorAct } from './reading.ts'
import { type ConversationState, phaseOf } from './state.ts'

/** Something to look up, in the visitor's words. */
export interface KnowledgeQuery {
  /** What is noted as a gap where nothing answers it. */
  question: string
  text: string
  /** It is complete in itself, so that what was looked up before does not matter. */
  standalone?: true
  /** False for what was only told: it is answered when that is sure, and is no gap otherwise. */
  asked: boolean
}

/**
 * What of a message is looked up: its questions, or, where it has none, the message itself, unless it is talk. Who is in
 * a hurry or wants a person is told how to reach the organization, if that is known.
 */
export function knowledgeQueries(
  flow: CompiledFlow,
  state: ConversationState,
  reading: Reading,
  message: string,
): KnowledgeQuery[] {
  const { questions, acts, rewritten } = reading
  // guard: an offer that is taken is not looked up [takesMessageOffer(message)]
  if (!consultsKnowledge(flow, state) || takesMessageOffer(message)) return []
  const locale = languageOf(message, state.language ?? flow.languages[0] ?? 'en')
  // guard: who needs somebody is told how to reach the organization [acts.some… -> false]
  const contact = acts.some((act) => needsSomebody.includes(act)) ? [contactQuery(locale)] : []
  if (rewritten)
    return [...contact, ...questions.map((question) => ({ ...standalone(question), asked: true }))]
  // guard: a flow that takes wishes down does not answer them [!isWish…]
  const isAsked = (text: string) =>
    state.turns > 0 || isOptional(phaseOf(flow, state)) || !isWish(text, locale)
  // guard: several questions are looked up one by one
  if (questions.length > 1)
    return [...contact, ...questions.map((text) => ({ question: text, text, asked: isAsked(text) }))]
  const [question] = questions
  if (question !== undefined) return [...contact, { question, text: message, asked: isAsked(question) }]
  // guard: talk is not looked up [acts.every… -> false]
  if (acts.every((act) => talk.includes(act))) return contact
  // guard: what only fills a slot is not looked up
  if (isBareAnswer(flow, state, reading, message)) return contact
  const asked = wantsAnswer(flow, state, reading, message)
  return [...contact, { question: message, text: message, asked }]
}

const standalone = (text: string) => ({ question: text, text, standalone: true as const })
const contactQuery = (locale: string): KnowledgeQuery => ({
  ...standalone(contactQuestion(locale)),
  asked: false,
})

/** Who reports trouble wants help, though nothing is asked; and so does who tells something where nothing is asked for. */
function wantsAnswer(
  flow: CompiledFlow,
  state: ConversationState,
  { acts, captures, unclear, declined }: Reading,
  message: string,
): boolean {
  const isGiving = captures.length + unclear.length + declined.length > 0
  // guard: trouble that answers the agent wants no answer [!isGiving -> true]
  if (acts.some((act) => troubles.includes(act))) return !isGiving
  const hasAsked = (state.previous ?? null) !== null
  const isPending = state.asked.slot !== null && (!hasAsked || state.asked_at === state.turns)
  const isAnswer = isGiving || isPending
  const words = message.trim().split(/\s+/).length
  // guard: what answers the agent wants no answer [!isAnswer]
  // guard: who has asked before goes on about it [hasAsked]
  return !isAnswer && words >= fewestWords && (isOptional(phaseOf(flow, state)) || hasAsked)
}

/** An address, a number, an option or a word or two tell nothing that could be answered. */
function isBareAnswer(
  flow: CompiledFlow,
  state: ConversationState,
  { acts, captures }: Reading,
  message: string,
): boolean {
  if (acts.some((act) => troubles.includes(act))) return false
  const described = capturableSlots(flow, state).filter(({ data_type }) => data_type === 'string')
  const isDescribing = captures.some(({ slot }) => described.some(({ key }) => key === slot))
  const isShort = message.trim().split(/\s+/).length <= longestBareAnswer
  return captures.length > 0 ? isShort || !isDescribing : isShort && state.asked.slot !== null
}

const longestBareAnswer = 4

/** Fewer words tell nothing that could be answered. */
const fewestWords = 3

/** What says nothing that the knowledge could answer. */
const talk: readonly VisitorAct[] = [
  'affirm',
  'deny',
  'dont_know',
  'dont_care',
  'small_talk',
  'thanks',
  'goodbye',
  'wants_person',
  'asks_identity',
]
const troubles: readonly VisitorAct[] = ['complaint', 'urgency', 'cancel']
const needsSomebody: readonly VisitorAct[] = ['urgency', 'wants_person']
