import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import type { EngineData } from '../engine_data.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { expectedAnswer } from '../knowledge/answer/answer_types/index.ts'
import { namesNothing } from '../knowledge/lookup/names_nothing.ts'
import { asksToBeCalled, refusesCall } from '../listening/asks_for_call.ts'
import { languageOf } from '../listening/language_of.ts'
import { isTypedText } from '../listening/mentions/typed_text.ts'
import { browses, isWish, saysWish, tellsOfSelf } from '../listening/questions.ts'
import { chipsOf } from '../slots/chips.ts'
import { wordCount } from '../word_count.ts'
import { asksForAdvice, toldBeforeAdvice } from './asks_for_advice.ts'
import { asksForNeeds } from './asks_for_needs.ts'
import { asksForNotes } from './asks_for_notes.ts'
import { asksToKnow } from './asks_to_know.ts'
import { capturableSlots } from './capturable_slots.ts'
import { takesMessageOffer } from './chip_words.ts'
import { contactQuestion, isContactQuestion } from './contact_question.ts'
import { asksForTrouble } from './follows_flow.ts'
import { consultsKnowledge } from './initial_state.ts'
import { isOptional } from './next_question.ts'
import { type Reading, troubles, type VisitorAct } from './reading.ts'
import { relevantReading } from './relevant_reading.ts'
import { type ConversationState, phaseOf, type SaidPassage } from './state.ts'
import { asksToReach, type UsualQuestion, usualQuestion } from './usual_question.ts'

/** Something to look up, in the visitor's words. */
export interface KnowledgeQuery {
  /** What is noted as a gap where nothing answers it. */
  question: string
  text: string
  /** It is complete in itself, so that what was looked up before does not matter. */
  standalone?: true
  /** One of several questions: the message that it stands in. */
  within?: string
  /** False for what was only told: only what is very sure is said to it, and it is no gap. */
  asked: boolean
  /** Told on from what was asked before: answered as surely as a question, and no gap either. */
  told_on?: true
  /** The same in usual words, for a question that everybody asks: looked up where its own words find nothing sure. */
  usual?: UsualQuestion
  /** How to reach the organization, or what it offers, is found in usual words, and otherwise in its own. */
  usual_first?: true
  /** For who asks what the organization would do: what they came with. The service that is about it is told. */
  matter?: string
  /** What was just said and is not what the visitor wants. */
  except?: SaidPassage
}

/**
 * What of a message is looked up: its questions, or, where it has none, the message itself, unless it is talk. Who is in
 * a hurry or wants a person is told how to reach the organization, if that is known.
 */
export function knowledgeQueries(
  flow: CompiledFlow,
  state: ConversationState,
  read: Reading,
  message: string,
  data: EngineData,
): KnowledgeQuery[] {
  const reading = relevantReading(read, state)
  const locale = languageOf(message, state.language ?? flow.languages[0] ?? 'en')
  if (reading.acts.includes('asks_status') || asksForNotes(message) || asksForNeeds(message, data)) return []
  const isRejected = reading.acts.includes('reject')
  const queries = messageQueries(flow, state, reading, message, data)
  const isAsked = queries.some(({ asked }) => asked) && queries.every(({ text }) => !isContactQuestion(text))
  const inVain = isAsked && state.gaps.length > 0 ? [contactQuery(locale)] : []
  return [...queries, ...inVain].map((query) => {
    const except = isRejected || !query.asked ? state.answered : undefined
    const isAdvice = query.asked && asksForAdvice(query.text, locale)
    const matter = isAdvice ? matterOf(flow, state, message, locale) : null
    const usual =
      query.asked && !query.standalone
        ? usualQuestion(query.text, locale, data, {
            follows: (state.previous ?? null) !== null,
            isAdvice: matter !== null,
          })
        : undefined
    const isOffer = usual?.profile_id === profileEvidenceIds.services && state.answered === undefined
    const isFirst = usual !== undefined && (isOffer || asksToReach(usual.text))
    return {
      ...query,
      ...(matter !== null && { matter }),
      ...(usual && { usual }),
      ...(isFirst && { usual_first: true as const }),
      ...(except && { except }),
    }
  })
}

/** What the visitor has told of, in their words. */
function matterOf(
  flow: CompiledFlow,
  state: ConversationState,
  message: string,
  locale: string,
): string | null {
  const told = flow.phases
    .flatMap(({ slots }) => slots)
    .filter((slot) => slot.data_type === 'string' && !isTypedText(slot))
    .flatMap(({ key }) => state.answers[key]?.quote ?? [])
  const matter = told.length > 0 ? told : [state.previous ?? '', toldBeforeAdvice(message, locale)]
  return [...new Set(matter)].filter((each) => each.trim() !== '').join('. ') || null
}

function messageQueries(
  flow: CompiledFlow,
  state: ConversationState,
  reading: Reading,
  message: string,
  data: EngineData,
): KnowledgeQuery[] {
  const { questions, acts, captures, declined } = reading
  if (!consultsKnowledge(flow, state) || takesMessageOffer(message)) return []
  const locale = languageOf(message, state.language ?? flow.languages[0] ?? 'en')
  const isNeeded = acts.some((act) => needsSomebody.includes(act)) && !asksToBeCalled(message)
  const contact = isNeeded ? [contactQuery(locale)] : []
  const withContact = (asked: KnowledgeQuery[]) =>
    acts.includes('urgency') ? [...contact, ...asked] : [...asked, ...contact]
  const isAsked = (text: string) =>
    captures.length === 0 || isOptional(phaseOf(flow, state)) || !isWish(text, locale)
  if (acts.includes('wants_person') && questions.length === 0) return contact
  if (questions.length > 1)
    return withContact(
      questions.map((question) => {
        const text = withoutTopic(question, state)
        const isCompleted =
          text !== question || (state.answered !== undefined && namesNothing(question, locale))
        return { question, text, ...(!isCompleted && { within: message }), asked: isAsked(question) }
      }),
    )
  const [question] = questions
  // What describes a matter belongs to the question behind it; a number, a name or a choice does not.
  const isBehind = captures.length > 0 && captures.every(({ slot }) => !isDescription(flow, state, slot))
  const chosen = isBehind ? chosenLabels(flow, state, captures, locale) : []
  const text = isBehind && question !== undefined ? [...chosen, question].join(' ') : message
  if (question !== undefined) return withContact([{ question, text, asked: isAsked(question) }])
  const isUsual =
    (usualQuestion(message, locale, data) !== undefined || asksForAdvice(message, locale)) &&
    !refusesCall(message, locale) &&
    !browses(message, locale)
  if (captures.length === 0 && declined.length === 0 && isUsual)
    return withContact([{ question: message, text: message, asked: true }])
  if (acts.every((act) => talk.includes(act))) return contact
  if (acts.includes('goodbye')) return contact
  if (acts.includes('thanks') && wordCount(message) <= longestThanks) return contact
  if (captures.length > 0 && captures.every(({ correction }) => correction)) return contact
  if (isTakenDown(flow, state, acts)) return contact
  if (fillsAsked(flow, state, reading, message) && expectedAnswer(message, locale) === null) return contact
  const asked = wantsAnswer(flow, state, reading, message, locale)
  if (!asked && givesAnswer(flow, state, reading, message)) return contact
  const told = { question: message, text: message }
  const isToldOn =
    asked &&
    state.turns > 0 &&
    expectedAnswer(message, locale) === null &&
    !asksToKnow(message) &&
    !isTrouble(reading) &&
    !supposes(message)
  return withContact([isToldOn ? { ...told, asked: false, told_on: true } : { ...told, asked }])
}

/** As it was put, where the listener has completed it: what was told of before completes it better than its topic. */
const withoutTopic = (question: string, { topic }: ConversationState): string =>
  question.replace(` (${topic})?`, '?')

/** "And if I come a quarter of an hour late". */
const supposes = (message: string): boolean => /^(?:\S+ ){0,2}(?:if|wenn|falls)\s/i.test(message.trim())

const isTrouble = ({ acts }: Reading): boolean => troubles.some((act) => acts.includes(act))

const standalone = (text: string) => ({ question: text, text, standalone: true as const })
const contactQuery = (locale: string): KnowledgeQuery => ({
  ...standalone(contactQuestion(locale)),
  asked: false,
})

/** Who reports trouble wants help, though nothing is asked; and so does who names a matter and a price. */
function wantsAnswer(
  flow: CompiledFlow,
  state: ConversationState,
  reading: Reading,
  message: string,
  locale: string,
): boolean {
  const isGiving = reading.captures.length + reading.unclear.length + reading.declined.length > 0
  if (isTrouble(reading)) return !isGiving && !isPending(state)
  const takesAnything = isOptional(phaseOf(flow, state))
  const goesOn = !saysWish(message, locale) && !tellsOfSelf(message, locale)
  if (isPastGreeting(flow, state) && onlyDescribes(flow, state, reading) && goesOn) return true
  if (takesAnything && asksToKnow(message)) return true
  if (givesAnswer(flow, state, reading, message) || (isGiving && !takesAnything)) return false
  if (expectedAnswer(message, locale) !== null) return true
  const hasAsked = (state.previous ?? null) !== null
  return !isGiving && !isPending(state) && wordCount(message) >= fewestWords && (takesAnything || hasAsked)
}

/** Something was asked for just now, or before the last message. */
const isPending = ({ asked, asked_at = 0, previous, turns }: ConversationState): boolean =>
  asked.slot !== null && ((previous ?? null) === null || turns - asked_at <= 1)

/** The greeting asked for something, and the visitor has asked back. */
const isPastGreeting = (flow: CompiledFlow, state: ConversationState): boolean =>
  state.turns > 0 &&
  (state.asked_at ?? 0) === 0 &&
  state.asked.slot !== null &&
  (state.previous ?? null) !== null &&
  !asksForTrouble(flow, state)

const onlyDescribes = (flow: CompiledFlow, state: ConversationState, { captures }: Reading): boolean =>
  captures.length > 0 && captures.every(({ slot }) => isDescription(flow, state, slot))

/**
 * An option, a number, an address, or a word or two where something was asked for: it has no answer, though some page
 * may have its words. More tells of a matter.
 */
function givesAnswer(
  flow: CompiledFlow,
  state: ConversationState,
  { captures, unclear, declined }: Reading,
  message: string,
): boolean {
  if (unclear.length + declined.length > 0) return true
  if (isPending(state) && wordCount(message) <= longestAnswer) return true
  return captures.some(({ slot }) => !isDescription(flow, state, slot))
}

/**
 * Something was asked for after an answer of the visitor's, or what was noted was read out, and the visitor states
 * something: unless it is trouble.
 */
const isTakenDown = (flow: CompiledFlow, state: ConversationState, acts: readonly VisitorAct[]): boolean =>
  state.recapped === true ||
  (isPending(state) &&
    (state.asked_at ?? 0) > 0 &&
    state.looked_up_at !== state.turns &&
    !isOptional(phaseOf(flow, state)) &&
    !asksForTrouble(flow, state) &&
    !troubles.some((act) => acts.includes(act)))

const longestAnswer = 4
const longestThanks = 6

/** A longer answer may tell of a matter; whoever describes trouble that the agent has asked about is helped at once. */
const fillsAsked = (
  flow: CompiledFlow,
  state: ConversationState,
  { captures }: Reading,
  message: string,
): boolean =>
  (state.asked_at ?? 0) > 0 &&
  wordCount(message) <= shortAnswer &&
  captures.some(({ slot }) => slot === state.asked.slot) &&
  !asksForTrouble(flow, state)

const shortAnswer = 8

/** "My cat has to be neutered, what does that cost": the service that was recognized, by its name. */
function chosenLabels(
  flow: CompiledFlow,
  state: ConversationState,
  captures: Reading['captures'],
  locale: string,
): string[] {
  const slots = capturableSlots(flow, state)
  return captures.flatMap(({ slot: key, value }) => {
    const slot = slots.find((each) => each.key === key)
    const chips = slot ? chipsOf(slot, locale) : []
    return chips.filter((chip) => [value].flat().includes(chip.value)).map(({ label }) => label)
  })
}

/** A date or a number in own words describes nothing, however long it is: "Saturday would be good, or Friday after 4". */
const isDescription = (flow: CompiledFlow, state: ConversationState, key: string): boolean => {
  const slot = capturableSlots(flow, state).find((each) => each.key === key)
  return slot?.data_type === 'string' && !isTypedText(slot)
}

/** Fewer words tell nothing that could be answered. */
const fewestWords = 3

/** What says nothing that the knowledge could answer. */
const talk: readonly VisitorAct[] = [
  'affirm',
  'deny',
  'dont_know',
  'dont_care',
  'small_talk',
  'nonsense',
  'thanks',
  'goodbye',
  'wants_person',
  'asks_identity',
]

/** Those who are told how to reach the organization, whatever else they are told. */
export const needsSomebody: readonly VisitorAct[] = ['urgency', 'wants_person', 'outsider']
