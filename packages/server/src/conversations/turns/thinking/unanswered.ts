import { languageOf, outcomeOfPlan, type TurnOutcome, wordPlan } from '@foyer/engine'
import type { Organization } from '../../../platform/index.ts'
import { planTrace } from '../../traces/plan_trace.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import type { Thought } from './thought.ts'

/** For a message at which every attempt has failed: the visitor is told that a person will answer, and a person is. */
export function unanswered({ name, default_locale }: Organization, turn: LeasedTurn): Thought {
  const { flow, conversation, message } = turn
  const plan = [{ act: 'pass_on' as const, because: 'outsider' as const }]
  const worded = wordPlan({
    plan,
    flow,
    phase: flow.phases[0]!,
    organization: { name },
    agent: { name: conversation.agent_name },
    locale: languageOf(message.text, conversation.locale),
    default_locale,
    visitor: {},
    answers: {},
    seed: `${conversation.id}:${message.id}`,
    said: [],
  })
  const state = { ...conversation.state, person_wanted: true }
  const outcome: TurnOutcome = {
    ...outcomeOfPlan({ plan, captured: [], consulted: [] }),
    questions: [{ text: message.text, answered: 'no', evidence: [], unsearched: 'outage' }],
    person_wanted: 'unanswered',
    ended: 'failed',
  }
  return {
    text: worded.text,
    state,
    chips: [],
    links: [],
    citations: [],
    papers: null,
    outcome,
    trace: planTrace({
      ...{ plan, outcome, effects: [], consulted: [], reading: null, voice: worded.voice },
      conversation: { phase: state.phase, frozen_versions: conversation.frozen_versions },
      phase: state.phase,
      milliseconds: { read: 0, answer: 0, word: 0, total: 0 },
      fallback: `Answering failed ${turn.failures} times. The errors are in the log of the server.`,
    }),
  }
}
