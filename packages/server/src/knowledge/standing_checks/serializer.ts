import { StandingCheck } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { StandingCheckRow } from './repository.ts'

const shown = representation(StandingCheck)

export const represent = (row: StandingCheckRow) => shown({ ...row, passes: passes(row) })

export type RepresentedCheck = ReturnType<typeof represent>

/** Null until it is known: a check that could not run says nothing. */
function passes({ last_check, expected_source_id }: StandingCheckRow): boolean | null {
  // guard: a check that could not run neither passes nor fails [last_check.error…]
  if (last_check === null || last_check.error !== undefined) return null
  const { answerable, source_ids = [] } = last_check
  // guard: a reply from another source does not pass [(expected_source_id…]
  return answerable && (expected_source_id === null || source_ids.includes(expected_source_id))
}

/** The question of a gap is a visitor's words, which events do not tell. */
export function eventDataOf(check: RepresentedCheck) {
  const { question, ...rest } = check
  // guard: events tell no question of a gap [check.gap_id === null -> true]
  return check.gap_id === null ? check : rest
}
