import type { RefusalRule, RoundEnd, StandIn } from '@foyer/contract/vocabulary'
import type { EvidenceReference } from './outcome.ts'
import type { ResponderFailure, ResponderUsage } from './responder.ts'

export type { RefusalRule, StandIn } from '@foyer/contract/vocabulary'

/** What a turn of the loop leaves behind: it explains the reply, and later turns are given it as history. */
export interface StoredTurn {
  /** What changes from turn to turn, as the responder was given it with the visitor's message. */
  situation: string
  /** What was found for the message before the first round. */
  passages: GivenPassage[]
  /** Which edition of the knowledge the passages and results come from. */
  knowledge_version: number
  rounds: TurnRound[]
  /** What the visitor got in place of an answer that never came. */
  stand_in: StandIn | null
}

/** A part of the knowledge as the responder is given it. */
export interface GivenPassage extends EvidenceReference {
  /** Source and headings, as in the outline. */
  title: string
  text: string
  source_id?: number | null
  url?: string
}

/** One response, and what came of it. */
export interface TurnRound {
  /** What of its text the visitor has seen. */
  text: string
  calls: RunCall[]
  refused: RefusedSentence[]
  end: RoundEnd
  failure?: ResponderFailure
  usage: ResponderUsage
}

export interface RunCall {
  id: string
  name: string
  arguments: unknown
  /** What the responder was told. */
  result: string
  ok: boolean
  /** Of a search. */
  passages?: GivenPassage[]
}

export interface RefusedSentence {
  sentence: string
  /** In the words that the responder was told. */
  because: string
  rule: RefusalRule
}
