import type {
  AgentPage,
  CapturedAnswer,
  ConversationState,
  PhaseMove,
  ReplyChip,
  ReplyPlan,
  StoredState,
} from '@foyer/engine'
import type { Citation } from '../../conversations/message_repository.ts'
import type { Papers } from './papers.ts'

/** What came of thinking about a message, whoever did it. Nothing of it is stored yet. */
export interface Thought {
  /** Null where there is nothing to say: the visitor stopped the reply before its first word. */
  text: string | null
  state: StoredState
  chips: ReplyChip[]
  links: AgentPage[]
  citations: Citation[]
  captured: { slot: string; answer: CapturedAnswer }[]
  /** Questions that the knowledge does not answer. */
  gaps: readonly string[]
  /** Whether the visitor wants a person, as of this message. */
  person_wanted: boolean
  completed: boolean
  /** As soon as everything is known: a visitor who says nothing more leaves them complete. */
  papers: Papers | null
  tokens: { input: number; output: number }
  /** What a plan of the builtin reasoner does; absent on the loop. */
  plan?: ReplyPlan
  questions: { verdict: string }[]
  moves: PhaseMove[]
  /** Why the reply is as it is. */
  trace: object
}

/** Of the builtin reasoner, which always says something. */
export interface PlannedThought extends Thought {
  text: string
  state: ConversationState
  plan: ReplyPlan
}
