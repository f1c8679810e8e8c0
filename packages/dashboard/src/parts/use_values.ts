import { useState } from 'react'

/** What stands in a form, and whether it differs from what is stored. */
export function useValues<Values extends object>(stored: Values) {
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(stored)
  return {
    values,
    base,
    set: (changed: Partial<Values>) => setValues((now) => ({ ...now, ...changed })),
    isChanged: JSON.stringify(values) !== JSON.stringify(base),
    /** From here on, this is what is stored. */
    keep: (kept: Values) => {
      setBase(kept)
      setValues(kept)
    },
    undo: () => setValues(base),
  }
}
