import { changedFields } from '../../../parts/changed_fields.ts'

/** What is stored of the thing that a form edits, at a version of its flow. */
export interface Stored<Values> {
  values: Values
  version: number
}

/** What the form was opened on, and what was written into it since. */
export interface EditState<Values> {
  start: Stored<Values>
  /** May hold what was put back to how it was. */
  written: Partial<Values>
}

/** Only what differs from the start: a field that was put back leaves alone what others save. */
export const changesOf = <Values extends object>({ start, written }: EditState<Values>): Partial<Values> =>
  changedFields(start.values, written)

/** Without changes of one's own there is nothing to lose: then the form is on what is stored now. */
export const baseOf = <Values extends object>(
  state: EditState<Values>,
  now: Stored<Values>,
): Stored<Values> => (Object.keys(changesOf(state)).length > 0 ? state.start : now)

export const withChange = <Values extends object>(
  state: EditState<Values>,
  now: Stored<Values>,
  part: Partial<Values>,
): EditState<Values> => ({ start: baseOf(state, now), written: { ...changesOf(state), ...part } })

/** On what others have saved, with the changes on top. */
export const withBase = <Values extends object>(
  state: EditState<Values>,
  now: Stored<Values>,
): EditState<Values> => ({ start: now, written: changesOf(state) })
