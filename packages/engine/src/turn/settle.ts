import { replyChips } from './chips.ts'
import type { Draft } from './draft.ts'
import { evidenceOf } from './evidence.ts'
import type { EvidenceReference, PhaseMove, QuestionOutcome, TurnEnding } from './outcome.ts'
import { enterEnd, enterNext, leaveFinished, missingSlots, phaseAt } from './phases.ts'
import { asks, questionsOf, type ReplyEnd } from './questions.ts'
import type { RunningTurn } from './running_turn.ts'
import { splitSentences } from './sentences.ts'
import type { LoopState } from './state.ts'
import type { TurnResult } from './turn.ts'

/** What came of a turn: phases, the end of the conversation, its questions, and what is stored. */
export function settle(turn: RunningTurn, end: ReplyEnd): TurnResult {
  const { draft, input, gate } = turn
  const { flow } = input.setting
  const evidence = evidenceIn(turn)
  const questions = questionsOf({ message: input.message, draft, evidence, end, unsearched: turn.unsearched })
  const progress = progressOf(turn, end, questions)
  const { state, asked_slot, moves, completed } = progress
  const recapped = state.recapped && !input.state.recapped && !completed
  return {
    state,
    text: gate.text,
    chips: (locale) => replyChips(flow, draft.chips, locale),
    links: [...draft.links],
    captured: draft.captured.map(({ slot, answer }) => ({ slot, answer })),
    citations: evidence,
    messages: [...draft.messages],
    recapped,
    completed,
    outcome: {
      questions,
      asked_slot,
      captured: draft.captured.map(({ slot, corrected }) => ({ slot, corrected })),
      phase_moves: moves,
      person_wanted: draft.person_wanted,
      gaps: [...draft.gaps],
      actions: [...draft.actions, ...(recapped ? (['recapped'] as const) : [])],
      ended: endingOf(end, completed),
      rounds: turn.rounds.length,
    },
    stored: {
      situation: turn.situation,
      passages: [...turn.passages],
      knowledge_version: input.setting.knowledge.version,
      rounds: turn.rounds,
      stand_in: end === 'honest_sentence' ? 'honest_sentence' : null,
    },
  }
}

function evidenceIn({ given, gate, input, locale }: RunningTurn): EvidenceReference[] {
  const { knowledge } = input.setting
  const whole = knowledge.kind === 'whole' ? knowledge.passages : []
  return evidenceOf(gate.text, [...whole, ...given], locale)
}

const endingOf = (end: ReplyEnd, completed: boolean): TurnEnding => {
  if (end === 'stopped' || end === 'failed') return end
  return completed ? 'completed' : 'answered'
}

interface Progress {
  state: LoopState
  asked_slot: string | null
  moves: PhaseMove[]
  completed: boolean
}

function progressOf(turn: RunningTurn, end: ReplyEnd, questions: readonly QuestionOutcome[]): Progress {
  const { draft, input } = turn
  const { flow } = input.setting
  const finished = leaveFinished(flow, draft.state)
  const asked_slot = askedSlot(turn, end, finished.state)
  const counted = countTurn(draft, finished.state, asked_slot, finished.moves.length > 0)
  const limited = leaveAtLimit(turn, counted)
  const moves = [...draft.moves, ...finished.moves, ...limited.moves]
  if (!isOver(turn, end, questions)) return { state: limited.state, asked_slot, moves, completed: false }
  const ended = enterEnd(flow, limited.state)
  return {
    state: { ...ended.state, ended: true },
    asked_slot,
    moves: [...moves, ...ended.moves],
    completed: true,
  }
}

/** The answer that the reply asks for: the one whose options it shows, or the next one that is required. */
function askedSlot({ draft, gate, input }: RunningTurn, end: ReplyEnd, state: LoopState): string | null {
  if (end !== 'whole') return null
  if (draft.chips !== null && 'slot' in draft.chips) return draft.chips.slot
  if (!endsAsking(gate.text)) return null
  return missingSlots(phaseAt(input.setting.flow, state.phase), state)[0]?.key ?? null
}

const endsAsking = (reply: string): boolean => asks(splitSentences(reply).at(-1) ?? '')

/** Only turns that asked for an answer or recorded one count for the limit of a phase. */
function countTurn(draft: Draft, state: LoopState, asked: string | null, moved: boolean): LoopState {
  const counts = !moved && draft.moves.length === 0 && (asked !== null || draft.captured.length > 0)
  return {
    ...state,
    phase_turns: state.phase_turns + (counts ? 1 : 0),
    asked: asked === null ? state.asked : { ...state.asked, [asked]: (state.asked[asked] ?? 0) + 1 },
  }
}

function leaveAtLimit({ input }: RunningTurn, state: LoopState) {
  const { flow } = input.setting
  const phase = phaseAt(flow, state.phase)
  const isOver = phase.kind !== 'terminal' && state.phase_turns >= phase.max_turns
  const next = isOver ? enterNext(flow, state, 'max_turns') : null
  if (!next) return { state, moves: [] }
  const finished = leaveFinished(flow, next.state)
  return { state: finished.state, moves: [...next.moves, ...finished.moves] }
}

/** After a goodbye, or after the recap when nobody asks and nothing changes. Whoever waits for a person is not sent away. */
function isOver(
  { draft, gate, input }: RunningTurn,
  end: ReplyEnd,
  questions: readonly QuestionOutcome[],
): boolean {
  if (end !== 'whole') return false
  if (draft.goodbye) return true
  const changes = draft.captured.length + draft.actions.length + draft.moves.length > 0
  const goesOn = changes || questions.length > 0 || endsAsking(gate.text) || draft.state.person_wanted
  return input.state.recapped && !goesOn
}
