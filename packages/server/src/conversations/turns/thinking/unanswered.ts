import { languageOf, wordPlan } from '@foyer/engine'
import type { Organization } from '../../../platform/index.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { planTrace } from './plan_trace.ts'
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
  return {
    text: worded.text,
    state,
    chips: [],
    links: [],
    citations: [],
    captured: [],
    gaps: [],
    person_wanted: true,
    completed: false,
    papers: null,
    tokens: { input: 0, output: 0 },
    plan,
    questions: [],
    moves: [],
    trace: planTrace(turn, {
      next: { plan, effects: [{ type: 'person_wanted' }], state },
      worded,
      reading: null,
      consulted: [],
      times: { read: 0, answer: 0, word: 0, total: 0 },
      fallback: `Answering failed ${turn.failures} times. The errors are in the log of the server.`,
    }),
  }
}
