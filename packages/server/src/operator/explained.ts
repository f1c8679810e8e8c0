import { ConfigRefusal } from '../config.ts'
import { EmbeddedRefusal } from '../db/embedded/refusal.ts'
import { OperatorRefusal } from './refusal.ts'

/** The line for people of an error that was foreseen; null for one that was not. */
export function explained(error: unknown): string | null {
  const foreseen = [ConfigRefusal, EmbeddedRefusal, OperatorRefusal].some((kind) => error instanceof kind)
  return foreseen ? (error as Error).message : null
}
