import type { ReasoningDependencies } from '../conversations/index.ts'

/** What telling of a conversation takes. */
export type SummaryDependencies = Pick<ReasoningDependencies, 'snapshots' | 'vectorOf' | 'engineData'>
