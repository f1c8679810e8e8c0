import { useState } from 'react'
import { fieldErrors } from './field_errors.ts'

/**
 * What is wrong, by field, until the field is changed: whoever corrects something is not called wrong meanwhile.
 * `values` has the fields of the form, by the names that the API knows them by.
 */
export function useFieldErrors(error: unknown, values: object): Record<string, string> {
  const [refused, setRefused] = useState({ error, values })
  if (refused.error !== error) setRefused({ error, values })
  return unchanged(fieldErrors(error), values, refused.values)
}

/** A field that the form does not know by name keeps its error until the form is sent again. */
export function unchanged(
  errors: Record<string, string>,
  values: object,
  refused: object,
): Record<string, string> {
  const now = new Map(Object.entries(values))
  const before = new Map(Object.entries(refused))
  const isSame = (field: string) => JSON.stringify(now.get(field)) === JSON.stringify(before.get(field))
  return Object.fromEntries(
    Object.entries(errors).filter(([param]) => isSame(param.split('.', 1)[0] ?? param)),
  )
}
