import { useState } from 'react'
import { baseOf, changesOf, type EditState, withBase, withChange } from './edit_state.ts'

export interface Editing<Values> {
  /** What the form shows. */
  values: Values
  /** What it began with, at this version of the flow. */
  base: Values
  version: number
  change: (part: Partial<Values>) => void
  isDirty: boolean
  changed: readonly string[]
  /** Somebody has saved the flow since. */
  isStale: boolean
  /** Takes over what they saved; what was changed here stays on top. */
  rebase: () => void
}

/**
 * A form that knows what was changed in it, and on which version. Without changes of one's own there is nothing to
 * lose: then it shows what others save.
 */
export function useEditing<Values extends object>(current: Values, version: number): Editing<Values> {
  const now = { values: current, version }
  const [state, setState] = useState<EditState<Values>>({ start: now, written: {} })
  const changes = changesOf(state)
  const changed = Object.keys(changes)
  const isDirty = changed.length > 0
  const base = baseOf(state, now)
  return {
    values: { ...base.values, ...changes },
    base: base.values,
    version: base.version,
    change: (part) => setState((before) => withChange(before, now, part)),
    isDirty,
    changed,
    isStale: isDirty && version > base.version,
    rebase: () => setState((before) => withBase(before, now)),
  }
}
