import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { advancePhase } from './advance_phase.ts'
import { capturableSlots } from './capturable_slots.ts'
import { type CaptureResult, capture } from './capture.ts'
import type { Effect } from './effect.ts'
import type { ConversationEvent } from './event.ts'
import { consultsKnowledge } from './initial_state.ts'
import type { ReplyPlan } from './plan.ts'
import type { Reading } from './reading.ts'
import { acknowledgement, answerItems, maxQuestions, offerItems, replyEnd } from './reply_items.ts'
import { effortOf } from './slot_progress.ts'
import { type ConversationState, phaseOf } from './state.ts'
import { type StepResult, stepResult } from './step_result.ts'
import { isFinished, visitorMessageOf } from './visitor_message.ts'

/** One step of a conversation: a pure function of what it is frozen on, where it stands and what has happened. */
export function step(flow: CompiledFlow, state: ConversationState, event: ConversationEvent): StepResult {
  // guard: an ended conversation takes no step
  if (state.ended) throw new Error('This conversation has ended.')
  if (event.type === 'started') return start(flow, state)
  const message = visitorMessageOf(flow, state, event)
  const { reading } = message
  const slots = capturableSlots(flow, phaseOf(flow, state))
  const captured = capture(state.answers, slots, { ...message, captures: reading.captures })
  // guard: no more questions are deferred than the most [.slice…]
  const questions = reading.questions.slice(0, maxQuestions)
  // guard: a phase without knowledge consults none [[]]
  // guard: no more questions are gone into than the most [.slice…]
  const results = consultsKnowledge(flow, state) ? message.results.slice(0, maxQuestions) : []
  const informed: ConversationState = {
    ...state,
    turns: state.turns + 1,
    phase_turns: state.phase_turns + 1,
    answers: captured.answers,
    efforts: effortsAfter(
      state,
      reading,
      slots.map(({ key }) => key),
      captured,
    ),
    topic: reading.topic,
    previous: results.at(-1)?.question ?? state.previous ?? null,
  }
  const asked = questions.length > 0
  const { moves, arrived } = advancePhase(flow, informed, {
    finished: isFinished(state.asked, reading),
    asked,
    exit_met: reading.exit_met,
  })
  const phase = phaseOf(flow, arrived)
  const wantsPerson = reading.acts.includes('wants_person')
  const plan: ReplyPlan = [
    ...acknowledgement(captured, reading),
    // guard: a question that is not looked up is not passed over [questions]
    ...answerItems(results, consultsKnowledge(flow, state) ? [] : questions),
    ...(wantsPerson ? [{ act: 'pass_on' } as const] : []),
    ...moves,
    ...offerItems(flow, phase, arrived, results),
    ...replyEnd(flow, phase, arrived, {
      unclear: reading.unclear,
      wantsPerson,
      // Who has nothing more to say to one phase is still met by the next.
      leaves: !asked && moves.length === 0 && reading.acts.includes('goodbye'),
      // Whoever asks something back, or tells something else, has not refused to answer: that is no attempt in vain.
      // guard: what was asked back is put again [asked]
      // guard: what is told beside it leaves a question open [captured…]
      // guard: who tells nothing is not asked again without it counting [null]
      again: asked || captured.captured.length + captured.corrected.length > 0 ? state.asked.slot : null,
    }),
  ]
  return stepResult(flow, arrived, plan, capturedEffects(captured))
}

/** Nobody is seen off before they have said a word, also where the flow has nothing but an end. */
function start(flow: CompiledFlow, state: ConversationState): StepResult {
  const phase = phaseOf(flow, state)
  if (phase.kind === 'terminal') return stepResult(flow, state, [{ act: 'greet' }, { act: 'invite' }], [])
  const plan: ReplyPlan = [
    { act: 'greet' },
    ...offerItems(flow, phase, state, []),
    ...replyEnd(flow, phase, state, { unclear: [], wantsPerson: false, leaves: false, again: null }),
  ]
  return stepResult(flow, state, plan, [])
}

function effortsAfter(
  state: ConversationState,
  { declined }: Reading,
  keys: readonly string[],
  { captured, corrected }: CaptureResult,
): ConversationState['efforts'] {
  const answered = [...captured, ...corrected]
  // guard: only what may be captured is declined [keys.includes(key)]
  // guard: what was answered was not declined [!answered…]
  const refused = [...new Set(declined)].filter((key) => keys.includes(key) && !answered.includes(key))
  const efforts = refused.map((key) => {
    const { asked, declined } = effortOf(state, { key })
    // guard: refusals add up [declined + ->]
    return [key, { asked, declined: declined + 1 }] as const
  })
  return { ...state.efforts, ...Object.fromEntries(efforts) }
}

const capturedEffects = ({ answers, captured, corrected }: CaptureResult): Effect[] =>
  [...captured, ...corrected].map((slot) => ({ type: 'slot_captured', slot, answer: answers[slot]! }))
