import type { ToolName, TurnToolName } from '@foyer/contract/vocabulary'
import type { CapturedAnswers } from '../../conversation/answers.ts'
import { hasTool } from '../../conversation/capturable_slots.ts'
import type { CompiledFlow, PromptedPhase } from '../../flow/compiled_flow.ts'
import type { ObjectSchema } from '../../flow/json_schema.ts'
import type { Refusal } from '../claims/grounds.ts'
import type { Draft } from '../draft.ts'
import type { TurnAction } from '../outcome.ts'
import type { VisitorWords } from '../quote.ts'
import type { TurnSearch, TurnSetting } from '../setting.ts'
import type { GivenPassage } from '../stored_turn.ts'
import type { Arguments } from './arguments.ts'

/** Something that the responder can do. */
export interface Tool {
  name: TurnToolName
  /** For the responder: what it does, and when to call it. */
  description: string
  /** Null where the flow has no use for it. */
  parameters(flow: CompiledFlow): ObjectSchema | null
  /** What it does, where that is more than a change of the draft. */
  action?: DoneAction
  /** The handler checks its arguments one by one, so that a wrong one doesn't cost the others. */
  checksEach?: true
  /** The reply is as good without it: what goes wrong with it needn't be read where there is a text. */
  isExtra?: true
  run(context: ToolContext, draft: Draft, given: Arguments): ToolOutcome | Promise<ToolOutcome>
}

/** What a reply may say that was done. */
export type DoneAction = TurnAction | 'recorded'

/** What a call is handled on. */
export interface ToolContext {
  setting: TurnSetting
  /** The phase that the call is allowed in. */
  phase: PromptedPhase
  /** All that the visitor wrote in this conversation, the message of this turn last. */
  said: readonly VisitorWords[]
  /** What was recorded when the turn began. */
  answers_before: CapturedAnswers
  /** What tools did in earlier turns. */
  done_before: readonly DoneAction[]
  search: TurnSearch
  /** What the responder has read lately. */
  given: readonly GivenPassage[]
  /** Why visitors must not read these words; null where they may. */
  refusalOf(words: string): Refusal | null
}

export interface ToolOutcome {
  draft: Draft
  /** For the responder. */
  result: string
  ok: boolean
  /** The responder has to read the result, although the visitor has a text already. */
  read: boolean
  /** Of a search. */
  passages?: GivenPassage[]
}

/** Whether some phase of the flow has the tool. */
export const isUsed = ({ phases }: CompiledFlow, tool: ToolName): boolean =>
  phases.some((phase) => hasTool(phase, tool))

export const done = (draft: Draft, result: string): ToolOutcome => ({ draft, result, ok: true, read: false })

/** Nothing has changed. */
export const refused = (draft: Draft, result: string): ToolOutcome => ({
  draft,
  result,
  ok: false,
  read: true,
})
