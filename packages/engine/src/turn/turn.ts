import type { CapturedAnswer } from '../conversation/answers.ts'
import type { ReplyChip } from '../conversation/plan.ts'
import type { AgentPage } from '../flow/agent_definition.ts'
import type { EvidenceReference, TurnOutcome } from './outcome.ts'
import type { Responder } from './responder.ts'
import type { TurnSearch, TurnSetting } from './setting.ts'
import type { LoopState } from './state.ts'
import type { StoredTurn } from './stored_turn.ts'

/** What a turn starts from. */
export interface TurnInput {
  setting: TurnSetting
  state: LoopState
  message: TurnMessage
  /** The turns before, oldest first. */
  history: HistoryTurn[]
}

export interface TurnMessage {
  id: number
  text: string
  /** A tapped reply or a sent form: exact answers. */
  chip: { slot: string; values: string[] } | null
}

/** A turn before: the two texts as they stand in the conversation, and what the turn stored where the loop took it. */
export interface HistoryTurn {
  /** Null where the agent, or a person of the team, spoke first. */
  visitor: string | null
  /** Whoever wrote it: what the visitor saw. */
  reply: string
  /** Whether a person of the team wrote the reply. */
  by_team: boolean
  stored: StoredTurn | null
  /** Of the visitor's message. */
  message_id?: number
}

export interface TurnPorts {
  responder: Responder
  search: TurnSearch
  /** Shows the visitor a piece of the reply, whole sentences that have passed every check. */
  emit(event: TurnEvent): void
  /** Why the responder was aborted: the visitor stopped the reply, or the turn's time is up. */
  interrupted(): 'stop' | 'deadline' | null
}

export type TurnEvent =
  | { type: 'text'; text: string }
  /** A tool runs whose result is waited for: "Looking that up…". */
  | { type: 'working'; text: string }
  | { type: 'captured'; slot: string; answer: CapturedAnswer }

/** What came of a turn. Nothing of it is stored yet. */
export interface TurnResult {
  state: LoopState
  text: string
  chips: (locale: string) => ReplyChip[]
  links: AgentPage[]
  captured: { slot: string; answer: CapturedAnswer }[]
  citations: EvidenceReference[]
  /** Words that the visitor wants passed on. */
  messages: LeftMessage[]
  /** The recap is shown: the papers can be written, though answers may still be corrected. */
  recapped: boolean
  completed: boolean
  outcome: TurnOutcome
  stored: StoredTurn
}

export interface LeftMessage {
  text: string
  reply_to: string | null
}
