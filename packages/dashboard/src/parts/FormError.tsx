import { isSaidAt } from '../api/field_errors.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** What a form was refused with, unless one of its fields says it already. */
export function FormError({ error, fields = [] }: { error: unknown; fields?: readonly string[] }) {
  if (!error || isSaidAt(error, fields)) return null
  return <ErrorNotice error={error} />
}
