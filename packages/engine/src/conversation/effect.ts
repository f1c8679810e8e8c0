import type { CapturedAnswer } from './answers.ts'

/** What a step has the runtime do beside the reply. */
export type Effect =
  | { type: 'slot_captured'; slot: string; answer: CapturedAnswer }
  | { type: 'phase_entered'; phase: string; because: 'exit' | 'max_turns' }
  | { type: 'gap_found'; question: string }
  | { type: 'person_wanted' }
  | { type: 'deliverable_promised' }
  /** Everything is known: the papers can be written, though it may still be corrected. */
  | { type: 'recapped' }
  | { type: 'completed' }
