import { StandingCheck } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { Check } from '../checking/check_answer.ts'
import type { StandingCheckRow } from './repository.ts'

const shown = representation(StandingCheck)

export const represent = (row: StandingCheckRow) => shown({ ...row, passes: passes(row) })

export type RepresentedCheck = ReturnType<typeof represent>

/** Null until it is known. A check that could not run says nothing; what one before it found stands. */
function passes({ last_check, expected_source_id }: StandingCheckRow): boolean | null {
  if (last_check === null || isUnknown(last_check)) return null
  const { answerable, source_ids = [] } = last_check
  return answerable && (expected_source_id === null || source_ids.includes(expected_source_id))
}

const isUnknown = ({ error, answer, reason }: Check): boolean =>
  error !== undefined && answer === undefined && reason === undefined

/** The question of a gap is a visitor's words, which events do not tell. */
export function eventDataOf(check: RepresentedCheck) {
  const { question, ...rest } = check
  return check.gap_id === null ? check : rest
}
