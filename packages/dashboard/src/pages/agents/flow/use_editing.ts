import { useState } from 'react'
import { sameValue } from './same_value.ts'

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
  const [start, setStart] = useState({ values: current, version })
  const [changes, setChanges] = useState<Partial<Values>>({})
  const changed = Object.keys(changes).filter(
    (name) => !sameValue(changes[name as keyof Values], start.values[name as keyof Values]),
  )
  const isDirty = changed.length > 0
  const base = isDirty ? start : { values: current, version }
  return {
    values: { ...base.values, ...changes },
    base: base.values,
    version: base.version,
    change(part) {
      setStart(base)
      setChanges((before) => ({ ...before, ...part }))
    },
    isDirty,
    changed,
    isStale: isDirty && version > start.version,
    rebase: () => setStart({ values: current, version }),
  }
}
