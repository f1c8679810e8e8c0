import type { SlotDefinition } from '../flow/definition.ts'
import type { ClaimResult } from './claim_result.ts'

/** Something that a criterion says about a slot, and how it stands; the slot is not always found. */
export interface CriterionClaim {
  result: ClaimResult
  slot: SlotDefinition | undefined
}
