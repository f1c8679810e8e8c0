import type { CompiledFlow } from '../flow/compiled_flow.ts'

const minuteMs = 60_000

/** When a conversation pauses after this moment of the visitor's silence (§3); null is never. */
export const pausesAtMs = (
  { idle_minutes }: Pick<CompiledFlow, 'idle_minutes'>,
  lastMs: number,
): number | null => (idle_minutes === null ? null : lastMs + idle_minutes * minuteMs)

/** For so long a paused conversation can be resumed (§3). */
export const resumableMs = 7 * 24 * 60 * minuteMs
