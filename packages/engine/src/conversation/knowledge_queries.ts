import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { consultsKnowledge } from './initial_state.ts'
import type { Reading, VisitorAct } from './reading.ts'
import type { ConversationState } from './state.ts'

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

/** What of a message is looked up: its questions, or, where it has none, the message itself, unless it is talk. */
export function knowledgeQueries(
  flow: CompiledFlow,
  state: ConversationState,
  { questions, acts, rewritten }: Reading,
  message: string,
): KnowledgeQuery[] {
  if (!consultsKnowledge(flow, state)) return []
  if (rewritten)
    return questions.map((question) => ({ question, text: question, asked: true, standalone: true }))
  // guard: several questions are looked up one by one
  if (questions.length > 1) return questions.map((question) => ({ question, text: question, asked: true }))
  const [question] = questions
  if (question !== undefined) return [{ question, text: message, asked: true }]
  // guard: talk is not looked up [acts.every… -> false]
  if (acts.every((act) => talk.includes(act))) return []
  return [{ question: message, text: message, asked: acts.some((act) => troubles.includes(act)) }]
}

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
/** Who reports trouble wants help, though nothing is asked. */
const troubles: readonly VisitorAct[] = ['complaint', 'urgency']
