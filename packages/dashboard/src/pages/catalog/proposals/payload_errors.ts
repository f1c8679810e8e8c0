import { fieldErrors } from '../../../api/field_errors.ts'

/** The API names fields of a proposal as `payload.name`: the form knows them as `name`. */
export function payloadErrors(error: unknown): Record<string, string> {
  const entries = Object.entries(fieldErrors(error)).flatMap(([param, message]) => {
    const [first, field] = param.split('.')
    return first === 'payload' && field ? [[field, message] as const] : []
  })
  return Object.fromEntries(entries)
}
