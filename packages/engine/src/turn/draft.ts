import type { CapturedAnswer } from '../conversation/answers.ts'
import type { AgentPage } from '../flow/agent_definition.ts'
import type { PersonWanted, PhaseMove, TurnAction } from './outcome.ts'
import type { LoopState } from './state.ts'
import type { LeftMessage } from './turn.ts'

/** What a turn is about to change. Nothing of it is effective before the turn is committed. */
export interface Draft {
  state: LoopState
  captured: readonly DraftAnswer[]
  moves: readonly PhaseMove[]
  actions: readonly TurnAction[]
  person_wanted: PersonWanted | null
  /** Questions that this turn found no answer to. */
  gaps: readonly string[]
  /** A person was asked for because the answer isn't known. */
  answer_unknown: boolean
  chips: DraftChips | null
  links: readonly AgentPage[]
  messages: readonly LeftMessage[]
  /** The visitor has said goodbye. */
  goodbye: boolean
}

export interface DraftAnswer {
  slot: string
  answer: CapturedAnswer
  /** Whether it replaces one of an earlier turn. */
  corrected: boolean
}

/** The options of a slot, or words of the agent's own. */
export type DraftChips = { slot: string } | { replies: readonly string[] }

export const draftOf = (state: LoopState): Draft => ({
  state,
  captured: [],
  moves: [],
  actions: [],
  person_wanted: null,
  gaps: [],
  answer_unknown: false,
  chips: null,
  links: [],
  messages: [],
  goodbye: false,
})

/** So much is remembered for the situation of later turns. */
const longestMemory = 30

/** With an action, and the sentence by which later turns know of it. */
export function withAction(draft: Draft, action: TurnAction, done?: string): Draft {
  const { state, actions } = draft
  return {
    ...draft,
    actions: [...actions, action],
    state: done === undefined ? state : { ...state, done: [...state.done, done].slice(-longestMemory) },
  }
}

const mostPassedOn = 20

/** The team reads it in the brief. */
export const passedOn = ({ passed_on = [] }: LoopState, text: string): readonly string[] =>
  [...passed_on.filter((known) => known !== text), text].slice(-mostPassedOn)

export function withAnswer(
  draft: Draft,
  slot: string,
  answer: Omit<CapturedAnswer, 'earlier'>,
  /** What was recorded when the turn began. */
  before: CapturedAnswer | undefined,
): Draft {
  const kept: CapturedAnswer = { ...answer, ...(before && { earlier: historyOf(before) }) }
  return {
    ...draft,
    state: { ...draft.state, answers: { ...draft.state.answers, [slot]: kept } },
    captured: [
      ...draft.captured.filter((each) => each.slot !== slot),
      { slot, answer: kept, corrected: before !== undefined },
    ],
  }
}

/** So much is remembered of an answer that is changed again and again. */
const mostEarlier = 10

function historyOf({ earlier = [], ...before }: CapturedAnswer): NonNullable<CapturedAnswer['earlier']> {
  return [...earlier, before].slice(-mostEarlier)
}
