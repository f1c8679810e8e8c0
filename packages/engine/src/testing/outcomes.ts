import type { TurnOutcome } from '../turn/outcome.ts'

/** What came of a turn; a test names only what it is about. */
export const outcomeWith = (outcome: Partial<TurnOutcome> = {}): TurnOutcome => ({
  questions: [],
  asked_slot: null,
  captured: [],
  phase_moves: [],
  person_wanted: null,
  gaps: [],
  actions: [],
  ended: 'answered',
  rounds: 1,
  ...outcome,
})
