import type { Grounds } from './claims/grounds.ts'
import { type KnownTexts, knownTexts } from './claims/known_texts.ts'
import type { Draft } from './draft.ts'
import type { ReplyGate } from './gate.ts'
import type { QuestionOutcome } from './outcome.ts'
import { withReadTexts } from './read_texts.ts'
import type { ThreadMessage, ToolSchema } from './responder.ts'
import type { GivenPassage, RunCall, TurnRound } from './stored_turn.ts'
import type { DoneAction, ToolContext } from './tools/tool.ts'
import type { TurnInput, TurnPorts } from './turn.ts'

/** A turn while it is taken. Only its own functions change it. */
export interface RunningTurn {
  readonly input: TurnInput
  readonly ports: TurnPorts
  /** What the visitor is written to in. */
  readonly locale: string
  readonly system: string
  readonly tools: readonly ToolSchema[]
  readonly situation: string
  readonly passages: readonly GivenPassage[]
  unsearched: QuestionOutcome['unsearched'] | null
  readonly gate: ReplyGate
  thread: ThreadMessage[]
  rounds: TurnRound[]
  draft: Draft
  /** What stays if the visitor stops the reply: the draft when they had last seen a text whose calls were run. */
  kept: { draft: Draft; rounds: number }
  /** All passages that the responder was given in this conversation, as far as it is at hand. */
  given: GivenPassage[]
  /** All that a reply may rest on, beside the visitor's words. */
  readonly texts: string[]
  /** The texts with what they state; null until somebody needs it. */
  known: KnownTexts | null
  /** What holds for every sentence of the turn. */
  readonly grounds: Omit<Grounds, 'known' | 'reply' | 'done'>
  /** The rest of what a call is handled on. */
  readonly context: Omit<ToolContext, 'given' | 'refusalOf'>
  /** What was tried in this turn and did not work: that it was done before says nothing about it. */
  readonly failed: Set<DoneAction>
  /** The responder repeats itself: it gets no more tools. */
  repeats: boolean
  objected: boolean
  shortened: boolean
}

/** Takes a while where a text is new. */
export function knownTo(turn: RunningTurn): KnownTexts {
  turn.known ??= withReadTexts(nothingKnown, new Set(turn.texts))
  return turn.known
}

const nothingKnown = knownTexts([])

/** What calls brought to light. What is said of a call that failed only repeats its arguments. */
export const factsIn = (calls: readonly RunCall[]): string[] =>
  calls.flatMap(({ ok, result }) => (ok ? [result] : []))

export const groundsOf = (turn: RunningTurn, reply: readonly string[]): Grounds => ({
  ...turn.grounds,
  known: knownTo(turn),
  reply,
  done: [
    ...turn.context.done_before,
    ...turn.draft.actions,
    ...(turn.draft.captured.length > 0 ? (['recorded'] as const) : []),
  ].filter((action) => !turn.failed.has(action)),
})
