import type { CounterDefinition, HistogramDefinition, Meter, Span } from '../../platform/telemetry/index.ts'
import type { LeasedTurn } from './leased_turn.ts'
import type { Thought } from './thinking/thought.ts'

/** What the operator sees of turns: how many, how long, and whether their questions were answered. Never a word of them. */

const turns: CounterDefinition = {
  name: 'foyer_turns_total',
  help: "Visitors' messages that this server has dealt with, by outcome.",
  kind: 'counter',
  labels: ['outcome'],
}

const turnDuration: HistogramDefinition = {
  name: 'foyer_turn_duration_seconds',
  help: 'Time to think about a message and to store the reply, by who wrote it: builtin, model, or fallback for a model that failed.',
  kind: 'histogram',
  unit: 's',
  labels: ['reasoner'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60],
}

const questions: CounterDefinition = {
  name: 'foyer_questions_total',
  help: "Questions in visitors' messages, by how they were answered: yes, partly or no; outage if the search was away.",
  kind: 'counter',
  labels: ['answered'],
}

const gaps: CounterDefinition = {
  name: 'foyer_gaps_found_total',
  help: 'Questions that were recorded as knowledge gaps.',
  kind: 'counter',
  labels: [],
}

export const turnInstruments = [turns, turnDuration, questions, gaps]

type TurnOutcome = 'replied' | 'unanswered' | 'taken_over' | 'failed' | 'interrupted'

export const countTurn = (meter: Meter, outcome: TurnOutcome) => meter.add(turns, { outcome })

export function measureReply(meter: Meter, { outcome, trace }: Thought, seconds: number) {
  meter.record(turnDuration, { reasoner: reasonerOf(trace) }, seconds)
  for (const { answered, unsearched } of outcome.questions)
    meter.add(questions, { answered: unsearched === 'outage' ? 'outage' : answered })
  for (const _gap of outcome.gaps) meter.add(gaps, {})
}

function reasonerOf(trace: Thought['trace']): 'builtin' | 'model' | 'fallback' {
  if (trace.format === 2) return 'builtin'
  return trace.fallback === undefined ? 'model' : 'fallback'
}

/** An agent at work, as the conventions for generative AI have it. */
export const turnAttributes = ({ turn_id, fence, conversation }: LeasedTurn, organization_id: number) => ({
  'gen_ai.operation.name': 'invoke_agent',
  'gen_ai.provider.name': 'foyer',
  'gen_ai.agent.id': String(conversation.agent_id),
  'gen_ai.conversation.id': String(conversation.id),
  'foyer.organization.id': organization_id,
  'foyer.turn.id': turn_id,
  'foyer.turn.attempt': fence,
  'foyer.turn.test': conversation.test,
})

export function describeThought(span: Span, { outcome, state, trace }: Thought) {
  span.set({
    'gen_ai.usage.input_tokens': trace.tokens.input,
    'gen_ai.usage.output_tokens': trace.tokens.output,
    'foyer.turn.reasoner': reasonerOf(trace),
    'foyer.turn.phase': state.phase,
    'foyer.turn.questions': outcome.questions.length,
    'foyer.turn.gaps': outcome.gaps.length,
    'foyer.turn.rounds': outcome.rounds,
    'foyer.turn.ended': outcome.ended,
  })
}
