import type { SlotDefinition } from '../flow/definition.ts'
import type { Judged } from './verdict.ts'

/** Something that a criterion says about a slot, and how it stands; the slot is not always found. */
export interface Claim {
  judged: Judged
  slot: SlotDefinition | undefined
}
