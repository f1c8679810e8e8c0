import type { AgentPage, ReplyChip, StoredState, TurnOutcome } from '@foyer/engine'
import type { Citation } from '../../conversations/message_repository.ts'
import type { StoredTrace } from '../../traces/stored_trace.ts'
import type { Papers } from './papers.ts'

/** What came of thinking about a message, whoever did it. Nothing of it is stored yet. */
export interface Thought {
  /** Null where there is nothing to say: the visitor stopped the reply before its first word. */
  text: string | null
  state: StoredState
  chips: ReplyChip[]
  links: AgentPage[]
  citations: Citation[]
  /** As soon as everything is known: a visitor who says nothing more leaves them complete. */
  papers: Papers | null
  outcome: TurnOutcome
  /** Why the reply is as it is. */
  trace: StoredTrace
}

export const isCompleted = ({ outcome }: Pick<Thought, 'outcome'>) => outcome.ended === 'completed'
