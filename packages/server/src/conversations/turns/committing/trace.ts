import { planTrace } from '../../traces/plan_trace.ts'
import type { StoredTrace } from '../../traces/stored_trace.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import type { Thought } from '../thinking/think.ts'

/** Why the agent says what it says, for whoever looks into it later. */
export const storedTraceOf = ({ conversation }: LeasedTurn, thought: Thought): StoredTrace =>
  planTrace({ ...thought, conversation, phase: thought.state.phase, milliseconds: thought.times })
