import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { languageOf } from '../listening/language_of.ts'
import { takesMessageOffer } from './chip_words.ts'
import { consultsKnowledge } from './initial_state.ts'
import { isOptional } from './next_question.ts'
import type { Reading, VisitorAct } from './reading.ts'
import { type ConversationState, phaseOf } from './state.ts'

/** Something to look up, in the visitor's words. */
export interface KnowledgeQuery {
  text: string
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
  const { questions, acts } = reading
  // guard: an offer that is taken is not looked up [takesMessageOffer(message)]
  if (!consultsKnowledge(flow, state) || takesMessageOffer(message)) return []
  // guard: who needs somebody is told how to reach the organization [acts.some… -> false]
  const contact = acts.some((act) => needsSomebody.includes(act))
    ? [
        {
          text:
            contactQuestions.get(languageOf(message, state.language ?? flow.languages[0] ?? 'en')) ?? english,
          asked: false,
        },
      ]
    : []
  if (questions.length > 0) return [...contact, ...questions.map((text) => ({ text, asked: true }))]
  // guard: talk is not looked up [acts.every… -> false]
  if (acts.every((act) => talk.includes(act))) return contact
  return [...contact, { text: message, asked: wantsAnswer(flow, state, reading, message) }]
}

/** Who reports trouble wants help, though nothing is asked; and so does who tells something where nothing is asked for. */
function wantsAnswer(
  flow: CompiledFlow,
  state: ConversationState,
  { acts, captures, unclear, declined }: Reading,
  message: string,
): boolean {
  const isGiving = captures.length + unclear.length + declined.length > 0
  // guard: trouble that answers the agent wants no answer [!isGiving]
  if (acts.some((act) => troubles.includes(act))) return !isGiving
  const isAnswer = isGiving || state.asked.slot !== null
  const words = message.trim().split(/\s+/).length
  // guard: what answers the agent wants no answer [!isAnswer]
  return !isAnswer && words >= fewestWords && isOptional(phaseOf(flow, state))
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
  'thanks',
  'goodbye',
  'wants_person',
  'asks_identity',
]
const troubles: readonly VisitorAct[] = ['complaint', 'urgency', 'cancel']
const needsSomebody: readonly VisitorAct[] = ['urgency', 'wants_person']
const english = 'How can I reach you by phone?'
const contactQuestions = new Map([
  ['en', english],
  ['de', 'Wie erreiche ich Sie telefonisch?'],
])
